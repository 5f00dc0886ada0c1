// The log: the newest line is in view unless somebody reads further up; it can be narrowed to one person.

import { all, byId, first } from "./dom.js";

const list = first("#log ol");
const chooser = byId("log-of");
const NEAR = 40;

const isAtEnd = () => !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
let follows = true;
list?.addEventListener("scroll", () => {
  follows = isAtEnd();
});

/** After the log has changed. */
export function showStory() {
  const wanted = chooser instanceof HTMLSelectElement ? chooser.value : "";
  if (wanted) for (const line of all("#log li")) line.toggleAttribute("hidden", line.dataset.of !== wanted);
  if (list && follows) list.scrollTop = list.scrollHeight;
}

chooser.addEventListener("change", () => {
  for (const line of all("#log li")) line.removeAttribute("hidden");
  follows = true;
  showStory();
});
new ResizeObserver(showStory).observe(list ?? document.body);
showStory();

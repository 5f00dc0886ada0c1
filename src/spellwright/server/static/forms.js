// A form is sent when the server is there. Until then it stays as it was filled in, and a sentence says so.

import { toast } from "./toast.js";
import { say } from "./words.js";

const PATIENCE = 5000;
/** @type {WeakSet<HTMLFormElement>} */
const asking = new WeakSet();
/** @type {WeakSet<HTMLFormElement>} */
const sure = new WeakSet();

async function isServerThere() {
  try {
    const manners = { method: "HEAD", cache: /** @type {const} */ ("no-store"), signal: AbortSignal.timeout(PATIENCE) };
    return (await fetch("/static/icon.svg", manners)).ok;
  } catch {
    return false;
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post" || sure.has(form)) return;
  event.preventDefault();
  if (asking.has(form)) return;
  asking.add(form);
  if (await isServerThere()) {
    sure.add(form);
    form.requestSubmit(event.submitter);
    sure.delete(form);
  } else toast(say("text-unreached"));
  asking.delete(form);
});

// The tables of figures to edit in place, and what a change would do. All words come from the server.

const LOOK_EVERY = 500;
const SVG = "http://www.w3.org/2000/svg";
const find = (id) => document.getElementById(id);
const bench = find("bench");
const game = bench.dataset.game;
const figures = [...document.querySelectorAll("[data-path]")];
const variants = [];
let playing = "";
/** The answer to an earlier state of the figures may come in late: it is not shown any more. */
let exportsAsked = 0;

function make(kind, text = "", className = "") {
  const made = document.createElement(kind);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

async function send(address, data) {
  const answer = await fetch(address, data === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.fault ?? told.detail ?? answer.statusText);
  return told;
}

function changes() {
  return figures.filter((figure) => figure.value !== figure.dataset.today)
    .map((figure) => `${figure.dataset.path}=${figure.value}`);
}

function asked() {
  const now = changes();
  return now.length ? [...variants, now] : variants;
}

async function showChanges() {
  for (const figure of figures) figure.classList.toggle("changed", figure.value !== figure.dataset.today);
  const now = changes();
  find("changes").replaceChildren(...now.map((line) => make("li", line)));
  find("nothing").hidden = now.length > 0;
  find("add").disabled = now.length === 0;
  find("variants").replaceChildren(...variants.map((lines) => make("li", lines.join(", "))));
  find("try").disabled = asked().length === 0 || playing !== "";
  const own = ++exportsAsked;
  try {
    const told = await send("/export", { game, variants: asked() });
    if (own !== exportsAsked) return;
    find("line").textContent = told.line;
    find("patch").textContent = told.patch;
    find("said").textContent = "";
  } catch (error) {
    if (own === exportsAsked) find("said").textContent = error.message;
  }
}

function funnel(points) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("class", "funnel");
  drawn.setAttribute("viewBox", "0 0 100 100");
  drawn.setAttribute("preserveAspectRatio", "none");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", find("found").dataset.funnel);
  const last = points[points.length - 1];
  const most = Math.max(...points.map((point) => point[0]));
  const reach = Math.max(0.02, ...last.slice(1).map((end) => Math.abs(end))) * 2.5;
  const x = (pairs) => (100 * pairs) / most;
  const y = (share) => Math.max(0, Math.min(100, 50 - (50 * share) / reach));
  const add = (kind, attributes) => {
    const part = document.createElementNS(SVG, kind);
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
    drawn.append(part);
  };
  const upper = points.map((point) => `${x(point[0])},${y(point[3])}`);
  const lower = points.map((point) => `${x(point[0])},${y(point[2])}`).reverse();
  add("polygon", { class: "band", points: [...upper, ...lower].join(" ") });
  add("line", { class: "zero", x1: 0, x2: 100, y1: 50, y2: 50 });
  add("polyline", { class: "middle", points: points.map((point) => `${x(point[0])},${y(point[1])}`).join(" ") });
  return drawn;
}

function table(rows) {
  const words = find("found").dataset;
  const made = make("table", "", "found");
  const head = made.createTHead().insertRow();
  for (const title of [words.measure, words.before, words.after, words.interval]) {
    const cell = make("th", title);
    cell.scope = "col";
    head.append(cell);
  }
  const body = made.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    const name = make("th", row.label);
    name.scope = "row";
    line.append(name, make("td", row.before), make("td", row.after));
    const interval = make("td", `${row.difference} (${row.low} … ${row.high}) `);
    if (row.clear) interval.append(make("span", row.clear, "clear"));
    line.append(interval);
  }
  return made;
}

function show(told) {
  const parts = [];
  for (const variant of told.variants) {
    parts.push(make("h3", variant.title));
    if (!variant.rows.length) continue;
    parts.push(make("p", variant.verdict), make("p", variant.pairs, "quiet"));
    if (variant.history.length) {
      parts.push(make("p", find("found").dataset.funnel, "quiet"), funnel(variant.history));
    }
    parts.push(table(variant.rows));
  }
  find("found").replaceChildren(...parts);
  find("progress").max = told.expected;
  find("progress").value = told.played;
  find("progress").hidden = !told.running;
  find("stop").hidden = !told.running;
  find("said").textContent = told.fault;
}

async function follow(name) {
  playing = name;
  find("try").disabled = true;
  for (;;) {
    const told = await send(`/try/${name}`);
    show(told);
    if (!told.running) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  playing = "";
  find("try").disabled = asked().length === 0;
}

async function tryIt() {
  const wish = { game, variants: asked(), bots: find("bots").value, pairs: Number(find("pairs").value) };
  try {
    const told = await send("/try", wish);
    show(told);
    await follow(told.name);
  } catch (error) {
    playing = "";
    find("said").textContent = error.message;
    find("try").disabled = asked().length === 0;
  }
}

for (const figure of figures) figure.addEventListener("input", showChanges);
find("add").addEventListener("click", () => {
  variants.push(changes());
  for (const figure of figures) figure.value = figure.dataset.today;
  showChanges();
});
find("try").addEventListener("click", tryIt);
find("stop").addEventListener("click", () => send(`/try/${playing}/stop`, {}));
find("find").addEventListener("input", (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  for (const row of document.querySelectorAll("tr[data-key]")) {
    row.hidden = wanted !== "" && !row.dataset.key.toLowerCase().includes(wanted);
    if (wanted && !row.hidden) row.closest("details").open = true;
  }
});
showChanges();

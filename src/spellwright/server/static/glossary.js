// The keywords of a game: what is read somewhere is looked through for them.

/** @typedef {{ words: string[], says: string, clause: string }} Keyword */
/** @typedef {{ says: string, clause: string, word: string }} Found */

const MOST = 5;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** @type {Promise<[RegExp, Keyword][]> | null} */
let known = null;

/**
 * As a word of its own; a printed term is written with a capital, an ordinary word may begin a sentence.
 * @param {Keyword} keyword
 */
function pattern({ words }) {
  const isTerm = words[0] !== words[0].toLowerCase();
  const forms = words.map((word) => word.replace(SPECIAL, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, isTerm ? "u" : "iu");
}

async function load() {
  const { game } = document.body.dataset;
  const answer = await fetch(`/glossary/${game}?in=${document.documentElement.lang}`);
  if (!answer.ok) return [];
  /** @type {Keyword[]} */
  const keywords = await answer.json();
  return keywords.map((keyword) => /** @type {[RegExp, Keyword]} */ ([pattern(keyword), keyword]));
}

/**
 * The keywords in a text, in the order in which they come.
 * @param {string} text
 * @returns {Promise<Found[]>}
 */
export async function keywordsIn(text) {
  known ??= load();
  const keywords = await known.catch(() => []);
  let rest = text;
  const found = [];
  for (const [finds, { says, clause }] of keywords) {
    const at = rest.search(finds);
    if (at < 0) continue;
    const word = rest.match(finds)?.[0] ?? "";
    found.push({ at, word, says, clause });
    // What was found is not found again as a part of it.
    rest = rest.replaceAll(new RegExp(finds, `${finds.flags}g`), (all) => "\0".repeat(all.length));
  }
  return found.sort((one, other) => one.at - other.at).slice(0, MOST);
}

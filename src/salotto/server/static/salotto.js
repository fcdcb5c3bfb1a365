// @ts-check
/* The browser's part of the room. It knows no game: the server renders, this swaps, sends and listens. The forms work
   without it; here they become more comfortable. */
import { startLens } from "./lens.js";
import { startReplay } from "./replay.js";
import { settle, take } from "./swap.js";
import { startLobby, startTable } from "./table.js";
import { all, debounced, from, one, toast } from "./tools.js";

/** Buttons that copy, open and close; settings that are kept at once. */
function startForms() {
  document.addEventListener("click", (event) => {
    const copy = from(event, "[data-copy]");
    const open = from(event, "[data-open]");
    if (copy) navigator.clipboard?.writeText(copy.dataset.copy ?? "").then(() => toast(copy.dataset.done));
    if (copy && !navigator.clipboard) copy.previousElementSibling?.select?.();
    if (open) /** @type {HTMLDialogElement | null} */ (one(`#${open.dataset.open}`))?.showModal();
    if (from(event, "[data-close]") || event.target instanceof HTMLDialogElement) from(event, "dialog").close();
    if (open || copy || !from(event, ".menu")) one(".menu[open]")?.removeAttribute("open");
    if (from(event, "[data-sound]")) one("[data-settings] [name=sound]")?.click();
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && one(".menu[open]")?.removeAttribute("open"));
  document.addEventListener("submit", (event) => from(event, "dialog")?.close());
  document.addEventListener("change", async (event) => {
    const form = from(event, "[data-settings]");
    if (!form) return;
    const chosen = new FormData(form);
    document.documentElement.dataset.theme = String(chosen.get("theme"));
    one("[data-sound]")?.setAttribute("aria-pressed", String(chosen.has("sound")));
    await fetch(form.action, { method: "POST", body: chosen, redirect: "manual" });
    if (chosen.get("lang") !== document.documentElement.lang) location.reload();
  });
}

/** An option that is forced, or has another default, at some tables. @param {HTMLElement} field @param {string} mode @param {number} players */
function fitOption(field, mode, players) {
  const select = /** @type {HTMLSelectElement} */ (one("select", field));
  const holds = (/** @type {any} */ rule) =>
    (rule.mode === null || rule.mode === mode) && (!rule.players.length || rule.players.includes(players));
  const { forced, usual } = JSON.parse(field.dataset.rules ?? "");
  const only = forced.find(holds);
  if (!field.hidden) select.disabled = Boolean(only);
  if (only) select.value = only.value;
  else if (select.dataset.chosen === undefined) select.value = usual.find(holds).value;
}

/** Only the seats and options that the chosen mode allows. @param {HTMLFormElement} form */
function startNewTable(form) {
  const fit = () => {
    const mode = /** @type {HTMLInputElement} */ (one("[name=mode]:checked", form));
    const [least, most] = (mode.dataset.players ?? "").split("-").map(Number);
    all(".seats > li", form).forEach((row, seat) => {
      const who = /** @type {HTMLSelectElement} */ (one("select", row));
      const nobody = who.options[who.options.length - 1];
      row.hidden = who.disabled = seat >= most;
      nobody.hidden = nobody.disabled = seat < least;
      if (nobody.disabled && nobody.selected) who.selectedIndex = seat ? nobody.index - 1 : 0;
      for (const name of all("input", row)) name.hidden = who.value !== "me";
    });
    for (const field of all("[data-modes]", form)) {
      field.hidden = !field.dataset.modes?.split(" ").includes(mode.value);
      for (const select of all("select", field)) select.toggleAttribute("disabled", field.hidden);
    }
    const players = all(".seats > li:not([hidden]) > select", form).filter((who) => /** @type {HTMLSelectElement} */ (who).value !== "none").length;
    for (const field of all("[data-rules]", form)) fitOption(field, mode.value, players);
  };
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement) event.target.dataset.chosen = "";
    fit();
  });
  fit();
}

/** The points while one types. @param {HTMLFormElement} form */
function startScorePad(form) {
  const count = () => take(`${form.action}?${new URLSearchParams(/** @type {any} */ (new FormData(form)))}`, { fly: false });
  form.addEventListener("input", debounced(count, 200));
}

/** A text as one searches it: without case and accents, letter for letter as long as before. @param {string} text */
const plain = (text) => Array.from({ length: text.length }, (_, at) => text[at].normalize("NFD")[0].toLowerCase()[0]).join("");

/** Show only what holds all the words, under its headings, and mark them. @param {HTMLInputElement} field */
function startSearch(field) {
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let above = /** @type {HTMLElement[]} */ ([]);
    const marks = /** @type {Range[]} */ ([]);
    for (const block of all("h2, h3, h4, p, li, tr, pre", one(field.dataset.search ?? "") ?? undefined)) {
      const has = words.every((word) => plain(block.textContent ?? "").includes(word));
      block.hidden = !has;
      if (has && words.length) marks.push(...found(block, words));
      if (/^H\d$/.test(block.tagName)) above = [...above.filter((each) => each.tagName < block.tagName), block];
      else if (has) for (const each of above) each.hidden = false;
    }
    if ("highlights" in CSS) CSS.highlights.set("found", new Highlight(...marks));
  });
}

/** Where the words stand in a block. @param {Node} block @param {string[]} words */
function found(block, words) {
  const ranges = [];
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = plain(node.nodeValue ?? "");
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** Begin with the parts that are on this page. @param {string} selector @param {(part: any) => void} begin */
const where = (selector, begin) => all(selector).forEach((part) => begin(part));

startForms();
where("#lens", startLens);
where("[data-new-table]", startNewTable);
where("[data-score-pad]", startScorePad);
where("[data-search]", startSearch);
where("[data-pan]", settle);
where("[data-replay-bar]", startReplay);
where(".page[data-socket]", startLobby);
where(".table[data-socket]", startTable);

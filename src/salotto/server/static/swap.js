// @ts-check
/* New HTML for some fragments of the page. What lies elsewhere afterwards flies there: a `data-thing` is known by its key,
   a `data-piece` only by its kind, so one flies from where there are fewer now to where there are more. Focus, scroll and
   what was typed stay. */
import { all, holding, one, page, toast } from "./tools.js";

/** @typedef {{ elements: HTMLElement[], count: number }} Lying */

const [FLIGHTS, PRESS] = [40, 1000];
const MARKS = ["id", "data-choice", "data-action", "data-look", "data-lens", "data-key", "data-zoom", "name"];
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
let [changing, pressed] = /** @type {Promise<unknown>[]} */ ([Promise.resolve(), Promise.resolve()]);
let release = /** @type {(value?: unknown) => void} */ (() => undefined);
let named = /** @type {HTMLElement[]} */ ([]);
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (toast(), byKeyboard = false, pressed = new Promise((done) => setTimeout((release = done), PRESS))), true);
for (const end of ["click", "pointercancel"]) addEventListener(end, () => release());

/** Change fragments, one change after the other, none of them under a finger that is about to click. @param {Record<string, string>} parts @param {boolean} [fly] */
export const swap = (parts, fly = true) => (changing = changing.then(() => pressed).then(() => change(parts, fly)));

/** Take fragments from another page of ours. @param {string} address @param {{ only?: string[], fly?: boolean, signal?: AbortSignal }} [how] */
export async function take(address, { only, fly, signal } = {}) {
  const source = await page(address, signal);
  if (!source || signal?.aborted) return false;
  const parts = all("[data-fragment]", source).map((part) => [part.dataset.fragment ?? "", part.innerHTML]);
  await swap(Object.fromEntries(parts.filter(([name]) => !only || only.includes(name))), fly);
  return true;
}

/** @param {Record<string, string>} parts @param {boolean} fly */
async function change(parts, fly) {
  const news = /** @type {Map<HTMLElement, DocumentFragment>} */ (new Map());
  for (const [name, html] of Object.entries(parts)) {
    const old = one(holding("data-fragment", name));
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    if (old && fresh.innerHTML !== old.innerHTML) news.set(old, fresh.content);
  }
  const still = !fly || calm.matches || document.hidden || !document.startViewTransition;
  const pairs = still ? [] : flights(survey([...news.keys()]), survey([...news.values()]));
  const replace = () => {
    const restore = remember([...news.keys()]);
    for (const [old, fresh] of news) old.replaceChildren(fresh);
    restore();
  };
  if (!pairs.length) return replace();
  name(pairs.map(([old]) => old));
  const transition = document.startViewTransition(() => {
    replace();
    name(pairs.map(([, fresh]) => fresh));
  });
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
  const mine = named;
  transition.finished.then(() => named === mine && name([]));
}

/** Name what flies; what flew before loses its name. @param {HTMLElement[]} elements */
function name(elements) {
  for (const old of named) old.removeAttribute("style");
  named = elements;
  named.forEach((element, number) => element.style.setProperty("view-transition-name", `flight-${number}`));
}

/** What lies where: for every kind its places, with what lies there and how many that are. @param {ParentNode[]} roots */
function survey(roots) {
  const found = /** @type {Map<string, Map<string, Lying>>} */ (new Map());
  for (const element of roots.flatMap((root) => all("[data-thing], [data-piece]", root))) {
    const { thing, piece, count = 1 } = element.dataset;
    const places = found.get(thing ?? `piece ${piece}`) ?? new Map();
    const place = wayTo(element.parentNode, !thing);
    const lying = places.get(place) ?? { elements: [], count: 0 };
    lying.elements.push(element);
    lying.count += Number(count);
    found.set(thing ?? `piece ${piece}`, places.set(place, lying));
  }
  return found;
}

/** The way down to a place, from the thing it belongs to or from its fragment. Pieces tell one place from the next of its kind;
    things do not, as they close ranks when one of them leaves. @param {Node | null} place @param {boolean} exact @returns {string} */
function wayTo(place, exact) {
  if (!(place instanceof HTMLElement) || place.dataset.fragment) return "";
  if (place.dataset.thing) return place.dataset.thing;
  const kind = kindOf(place);
  const alike = exact ? [...(place.parentNode?.children ?? [])].filter((other) => kindOf(other) === kind) : [place];
  return `${wayTo(place.parentNode, exact)}/${kind}${alike.indexOf(place)}`;
}

/** @param {Element} element */
const kindOf = (element) => [...element.classList].find((name) => name.startsWith("at-")) ?? element.classList[0] ?? element.localName;

/** What flies from where to where. @param {ReturnType<typeof survey>} before @param {ReturnType<typeof survey>} after */
function flights(before, after) {
  const none = /** @type {Map<string, Lying>} */ (new Map());
  const gains = (/** @type {Map<string, Lying>} */ some, /** @type {Map<string, Lying>} */ others) =>
    [...some].flatMap(([place, { elements, count }]) => {
      const more = count - (others.get(place)?.count ?? 0);
      return more > 0 ? elements.slice(-more) : [];
    });
  return [...before].flatMap(([kind, olds]) => {
    const goals = gains(after.get(kind) ?? none, olds);
    const sources = gains(olds, after.get(kind) ?? none).filter((element) => element.checkVisibility());
    return sources.slice(0, goals.length).map((element, index) => [element, goals[index]]);
  }).slice(0, FLIGHTS);
}

/** Remember focus, scroll and what was typed; gives what puts them back. @param {HTMLElement[]} roots */
function remember(roots) {
  const active = /** @type {any} */ (document.activeElement);
  const mark = MARKS.find((attribute) => roots.some((root) => root.contains(active)) && active.hasAttribute(attribute));
  const alike = () => /** @type {any[]} */ (mark ? all(holding(mark, active.getAttribute(mark))) : []);
  const [place, start, end] = [alike().indexOf(active), active?.selectionStart, active?.selectionEnd];
  const pans = new Map(all("[data-pan]").map((pan) => [pan.dataset.pan, positionOf(pan)]));
  const dirty = /** @type {any[]} */ (roots.flatMap((root) => all("input[name]", root))).filter((input) => input.value !== input.defaultValue);
  const folds = /** @type {HTMLDetailsElement[]} */ (roots.flatMap((root) => all("details[id]", root))).map(({ id, open }) => ({ id, open }));
  return () => {
    for (const { name, value } of dirty) for (const input of all(holding("name", name))) Object.assign(input, { value });
    for (const { id, open } of folds) one(`#${id}`)?.toggleAttribute("open", open);
    for (const pan of all("[data-pan]")) settle(pan, pans.get(pan.dataset.pan));
    const heir = alike()[place] ?? alike().at(-1);
    heir?.focus({ preventScroll: true });
    if (end) heir?.setSelectionRange(start, end);
    if (byKeyboard && active !== document.body && document.activeElement?.matches("body, #main")) (one("#main [data-choice]") ?? one("#main"))?.focus();
  };
}

/** How far something is panned, and where its anchor stands. @param {HTMLElement} pan */
function positionOf(pan) {
  const start = pan.getBoundingClientRect().left - pan.scrollLeft;
  const anchor = one("[data-anchor]", pan)?.getBoundingClientRect().right;
  return { left: pan.scrollLeft, top: pan.scrollTop, anchor: anchor === undefined ? anchor : anchor - start };
}

/** Keep it still around its anchor; what is new, or had no anchor yet, shows it in its middle. @param {HTMLElement} pan @param {ReturnType<typeof positionOf>} [then] */
export function settle(pan, then = { left: 0, top: 0, anchor: undefined }) {
  const { anchor = 0 } = positionOf(pan);
  pan.scrollTop = then.top;
  pan.scrollLeft = anchor && then.anchor === undefined ? anchor - pan.clientWidth / 2 : then.left + anchor - (then.anchor ?? 0);
}

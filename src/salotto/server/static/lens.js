// @ts-check
/** A card under the lens: point at it, go to it by keyboard, tap its name, or hold it. */
import { all, from, holding, one, page } from "./tools.js";

const DELAY = 120;
const HOLD = 450;

/** @param {HTMLElement} lens */
export function startLens(lens) {
  let source = /** @type {HTMLElement | null} */ (null);
  let timer = 0;
  let held = 0;

  /** Show the card that something names; null takes the lens away. @param {HTMLElement | null} wanted */
  async function show(wanted) {
    if (wanted === source) return;
    source = wanted;
    lens.hidden = true;
    const key = wanted?.dataset.lens ?? "";
    const thing = holding("data-thing", key);
    const told = key && (await page(lens.dataset.things + encodeURIComponent(key)));
    const card = wanted?.closest(thing) ?? one(`#main ${thing}`) ?? (told && one(thing, told));
    if (!wanted || !card || source !== wanted) return;
    const copy = Object.assign(document.createElement("div"), { className: card.className, innerHTML: card.innerHTML, inert: true });
    copy.classList.remove("glow", "chosen", "hinted");
    lens.replaceChildren(copy, ...(told ? all("[data-told]", told) : []));
    lens.dataset.side = wanted.getBoundingClientRect().right < innerWidth * 0.85 ? "end" : "start";
    lens.hidden = false;
  }

  /** @param {PointerEvent} event @param {number} delay */
  function later(event, delay) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (delay === HOLD) held = event.pointerId;
      show(from(event, "[data-lens]"));
    }, delay);
  }

  addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event, DELAY));
  addEventListener("focusin", (event) => show(one(":focus-visible") && from(event, "[data-lens]")));
  addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && from(event, "[data-lens]") && later(event, HOLD));
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, () => clearTimeout(timer), true);
  addEventListener("contextmenu", (event) => held > 0 && !lens.hidden && event.preventDefault());
  addEventListener("click", (event) => {
    const wanted = from(event, "[data-lens]");
    const { pointerId, pointerType } = /** @type {PointerEvent} */ (event);
    const again = wanted === source && pointerType === "touch";
    if (pointerId === held) event.stopImmediatePropagation();
    else show(from(event, "[data-choice]") || again ? null : wanted);
  }, true);
  addEventListener("keydown", (event) => event.key === "Escape" && show(null));
}

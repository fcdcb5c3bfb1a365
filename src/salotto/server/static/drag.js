// @ts-check
/** A thing that is dragged is chosen as soon as it is lifted, and so is the place where it is let go. */
import { all, from, one } from "./tools.js";

const LIFTED = 8;

/** @param {HTMLElement} main */
export function startDrag(main) {
  let pressed = /** @type {PointerEvent | null} */ (null);
  let ghost = /** @type {HTMLElement | null} */ (null);

  addEventListener("pointerdown", (event) => {
    const thing = from(event, "#board :is([data-thing], [data-piece])[data-choice]");
    pressed = thing && event.button === 0 && event.pointerType === "mouse" && one("#prompt [data-drags]") ? event : null;
  });
  addEventListener("pointermove", (event) => {
    if (pressed && !ghost && Math.hypot(event.x - pressed.x, event.y - pressed.y) > LIFTED) {
      const thing = from(pressed, "[data-choice]");
      const { width, height } = thing.getBoundingClientRect();
      ghost = Object.assign(thing.cloneNode(true), { inert: true, ariaHidden: "true" });
      ghost?.classList.add("dragged");
      Object.assign(ghost?.style ?? {}, { width: `${width}px`, height: `${height}px`, fontSize: getComputedStyle(thing).fontSize });
      document.body.append(ghost ?? "");
      thing.click();
    }
    if (ghost) ghost.style.translate = `${event.x - ghost.offsetWidth / 2}px ${event.y - ghost.offsetHeight / 2}px`;
  });
  addEventListener("pointerup", async (event) => {
    if (!ghost) return void (pressed = null);
    ghost.remove();
    pressed = ghost = null;
    for (let patience = 40; main.ariaBusy && patience; patience -= 1) await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => setTimeout(done, 50));
    const goals = all("#board [data-choice]").filter((goal) => goal.contains(document.elementFromPoint(event.x, event.y)));
    goals.at(-1)?.click();
  });
  addEventListener("dragstart", (event) => pressed && event.preventDefault());
}

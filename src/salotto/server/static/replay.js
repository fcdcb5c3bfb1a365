// @ts-check
/** Looking back: the slider, the buttons, the keys and the story fetch the table as it was. */
import { take } from "./swap.js";
import { from, one } from "./tools.js";

const STEP = 900;
const KEYS = ["Home", "ArrowLeft", "ArrowRight", "End"];

/** @param {HTMLFormElement} bar */
function startReplay(bar) {
  const { at: slider, eyes } = bar;
  const last = Number(slider.max);
  const now = () => Number(slider.value);
  const goal = (/** @type {string} */ key) => [0, now() - 1, now() + 1, last][KEYS.indexOf(key)];
  let going = new AbortController();
  let running = 0;

  /** @param {number} wish @param {boolean} [fly] */
  async function go(wish, fly) {
    going.abort();
    const { signal } = (going = new AbortController());
    slider.value = String(Math.max(0, Math.min(last, wish)));
    const address = `?${new URLSearchParams({ to: slider.value, eyes: eyes.value })}`;
    if (!(await take(address, { fly, signal }))) return;
    history.replaceState(null, "", address);
    one("#main")?.setAttribute("data-at", slider.value);
    one("#story [aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  function play() {
    clearInterval(running);
    running = running ? 0 : setInterval(() => (now() < last ? go(now() + 1) : play()), STEP);
    one("[data-play]")?.setAttribute("aria-pressed", String(running > 0));
    if (running && now() === last) go(0);
  }

  slider.addEventListener("input", () => go(now(), false));
  eyes.addEventListener("change", () => go(now()));
  document.addEventListener("click", (event) => {
    const key = from(event, "[name=to]")?.getAttribute("aria-keyshortcuts");
    const moment = from(event, "a.at")?.closest("li")?.dataset.at;
    if (from(event, "[data-play]")) play();
    if (!key && !moment) return;
    event.preventDefault();
    go(moment ? Number(moment) : goal(key ?? ""));
  });
  document.addEventListener("keydown", (event) => {
    const busy = from(event, "input, select, .panel") || event.ctrlKey || event.metaKey || event.altKey;
    const space = event.key === " " && !from(event, "button, summary, a");
    if (busy || !(space || KEYS.includes(event.key))) return;
    event.preventDefault();
    if (space) play();
    else go(goal(event.key));
  });
}

startReplay(/** @type {HTMLFormElement} */ (one("[data-replay-bar]")));

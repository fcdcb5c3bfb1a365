// @ts-check
/** An open table: the page that its line keeps up to date, and what a person can do there. */
import { startDrag } from "./drag.js";
import { openLine } from "./line.js";
import { calm, swap, take } from "./swap.js";
import { all, debounced, from, holding, notice, one, toast } from "./tools.js";

const [STEP, PATIENCE] = [1200, 4000];
const ARROWS = new Map(Object.entries({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }));

/** Before the game begins: who comes, and the beginning. @param {HTMLElement} main */
export function startLobby(main) {
  const look = () => take(location.href, { fly: false });
  openLine(main.dataset.socket ?? "", ({ type }) => (type === "table" ? location.reload() : look()), look);
}

/** @param {HTMLElement} main */
export function startTable(main) {
  startDrag(main);
  const send = openLine(main.dataset.socket ?? "", (message) => HEAR[message.type]?.(message), () => take(location.href, { only: ["chat"] }));
  const title = document.title.replace(/^● /, "");
  const part = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id));
  const latest = /** @type {Record<string, string>} */ ({});
  if (matchMedia("(pointer: coarse)").matches && navigator.cookieEnabled && !localStorage.hold) toast((localStorage.hold = one("#keys .help")?.textContent));
  let table = /** @type {import("./line.js").Message} */ ({ type: "none" });
  let seen = Number(main.dataset.seen);
  let [since, playing] = [Date.now(), false];

  /** What to do with a message. @type {Record<string, (message: any) => unknown>} */
  const HEAR = {
    table: change,
    why: ({ blocked }) => whyNot(blocked),
    presence: ({ spectators }) => (part("spectators").textContent = spectators || ""),
    chat({ html }) {
      one("#chat > .muted")?.remove();
      part("chat").insertAdjacentHTML("beforeend", html);
      part("chat").lastElementChild.scrollIntoView({ block: "nearest" });
      part("unread").textContent = part("tab-chat").checked ? "" : Number(part("unread").textContent) + 1;
    },
    error: ({ text }) => ((main.ariaBusy = null), toast(text)),
  };

  /** The table has changed. @param {import("./line.js").Message} message */
  async function change(message) {
    const { type, mine, over } = table;
    const last = seen;
    table = message;
    main.ariaBusy = null;
    for (const [name, part] of Object.entries(table.parts)) table.parts[name] = latest[name] = whole(part, latest[name]);
    if (table.story || !table.story_goes_on) tellStory(table.story, table.story_goes_on);
    if (!playing) await show(table.parts, type !== "none");
    if (mine && !table.mine) since = Date.now();
    const late = document.hidden || Date.now() - since > PATIENCE;
    if (table.mine && !mine && late && one("[data-sound][aria-pressed=true]")) part("chime").play().catch(() => undefined);
    if (table.mine && !mine && document.hidden && "notify" in main.dataset) notice(title, one("#prompt p")?.innerText);
    document.title = table.mine ? `● ${title}` : title;
    part("live").textContent = [...all("#story > .new").reverse(), one("#prompt p")].map((line) => line?.innerText).join(" ");
    if (type === "none" && last) await playBack(last);
    if (table.over && !playing && (type === "none" ? last && last < table.at : !over)) (await import("./ending.js")).tellEnding(part("ending"));
  }

  /** Mark what is advised, and what can be clicked to change one's mind; focus a new hint. */
  function mark() {
    const { advice } = one("#prompt [data-advice]")?.dataset ?? {};
    const others = JSON.parse(one("#prompt [data-others]")?.dataset.others ?? "[]");
    for (const old of all(".hinted")) old.classList.remove("hinted");
    if (advice !== undefined) for (const choice of all(holding("data-choice", advice))) choice.classList.add("hinted");
    if (one("#prompt .hint-lines")) one(".hinted")?.focus();
    one("#prompt .held [data-sure]")?.focus();
    bring(all("#board .hinted"));
    for (const key of others) {
      for (const thing of all(`#board ${holding("data-key", key)}, #board ${holding("data-thing", key)}`)) thing.dataset.instead = key;
    }
  }

  /** @param {Record<string, string>} parts @param {boolean} [fly] */
  async function show(parts, fly) {
    const { at, revision, mine, over } = table;
    await swap(parts, fly);
    part("prompt").classList.toggle("mine", mine || over);
    mark();
    Object.assign(main.dataset, { at, revision, state: over ? "over" : mine ? "mine" : "waiting" });
    if (!document.hidden) seen = table.at;
    if (mine) bring(all("#board [data-choice], #players [data-choice]"));
    if ("whynot" in main.dataset) over ? toggleWhy() : send({ do: "why" });
  }

  /** @param {string} html @param {boolean} goesOn */
  function tellStory(html, goesOn) {
    const story = part("story");
    for (const old of all(".new", story)) old.classList.remove("new");
    const before = goesOn ? [...story.children] : [];
    story.innerHTML = html;
    if (goesOn) for (const line of story.children) line.classList.add("new");
    story.append(...before);
  }

  /** What happened since one last looked, moment by moment. @param {number} last */
  async function playBack(last) {
    const lines = all("#story > [data-at]").filter((line) => Number(line.dataset.at) > last).reverse();
    if (playing || calm.matches || lines.every((line) => line.dataset.by === main.dataset.seat)) return;
    playing = true;
    part("playback").hidden = false;
    for (const moment of new Set(lines.map((line) => line.dataset.at))) {
      const words = lines.filter((line) => line.dataset.at === moment).map((line) => line.innerText);
      part("playback").querySelector("p").textContent = words.join(" ");
      if (playing) await take(`${main.dataset.replay}?to=${moment}`, { only: ["board", "players", "stage"] });
      for (let left = STEP; playing && left > 0; left -= 50) await new Promise((done) => setTimeout(done, 50));
    }
    playing = false;
    part("playback").hidden = true;
    await show(latest);
  }

  addEventListener("popstate", () => send({ do: "look", seat: Number(new URLSearchParams(location.search).get("look") ?? main.dataset.seat ?? 0) }));

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) playBack(seen);
    if ("seat" in main.dataset) send({ do: "seen", at: seen, hidden: document.hidden });
  });

  document.addEventListener("click", (event) => {
    const [choice, action, look, sit, point, instead] = ["choice", "action", "look", "sit", "point", "instead"].map((name) => from(event, `[data-${name}]`));
    if (from(event, "[data-skip]")) playing = false;
    else if (action?.ariaDisabled === "true") toast(action.dataset.reason);
    else if (action?.dataset.action === "why") toggleWhy();
    else if (action) send({ do: action.dataset.action });
    else if ("whynot" in main.dataset && from(event, "#board, #prompt")) ask(event);
    else if (choice && !playing && !main.ariaBusy && send({ do: "answer", key: choice.dataset.choice, revision: table.revision, careful: !("sure" in choice.dataset) })) main.ariaBusy = "true";
    else if (instead) send({ do: "instead", key: instead.dataset.instead });
    else if (point) send({ do: "point", seat: Number(point.dataset.asked), key: point.dataset.point });
    else if (sit) send({ do: "sit", seat: Number(sit.dataset.sit) });
    else if (look && send({ do: "look", seat: Number(look.dataset.look) })) event.preventDefault(), history.pushState(null, "", look.href);
  });

  /** People point at things and learn why not. */
  function toggleWhy() {
    const on = main.toggleAttribute("data-whynot");
    part("why-not").ariaPressed = String(on);
    for (const old of all("[data-why]")) for (const name of ["data-why", "tabindex", "role", "aria-label"]) old.removeAttribute(name);
    if (on) send({ do: "why" });
    else toast();
  }

  /** Mark what is blocked. @param {{ key: string, rule: string, text: string }[]} blocked */
  function whyNot(blocked) {
    const { point, nothing, wait } = part("why-not").dataset;
    if (!("whynot" in main.dataset)) return;
    part("why-not").ariaPressed = "true";
    for (const { key, rule, text } of blocked) {
      for (const element of all(`#main ${holding("data-key", key)}:not([data-choice])`)) {
        Object.assign(element.dataset, { why: text, rule });
        Object.assign(element, { tabIndex: 0, role: "group", ariaLabel: text });
      }
    }
    toast(table.mine ? (blocked.length ? point : nothing) : wait);
  }

  /** Explain what was pointed at. @param {Event} event */
  function ask(event) {
    event.preventDefault();
    const { can, elsewhere } = part("why-not").dataset;
    const { why, rule } = from(event, "[data-why]")?.dataset ?? {};
    if (!why) return toast(from(event, "[data-choice]") ? can : elsewhere);
    part("why-text").textContent = why;
    part("why-rule").hash = rule;
    part("why-rule").querySelector("b").textContent = rule;
    part("why").showModal();
  }

  setInterval(() => all("[data-runs]").forEach((clock) => (clock.textContent = clockAt(Number((clock.dataset.until ??= String(Date.now() + 1000 * Number(clock.dataset.runs)))) - Date.now()))), 500);
  one("[data-chat]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = part("chat-text");
    if (text.value.trim() && send({ do: "chat", text: text.value, team: one("#chat-team:checked") !== null })) text.value = "";
  });
  part("tab-chat").addEventListener("change", () => { part("unread").textContent = ""; part("chat-text")?.scrollIntoView({ block: "nearest" }); });
  const notes = part("notes");
  const keepNotes = () => notes.value !== notes.defaultValue && send({ do: "note", text: (notes.defaultValue = notes.value) });
  notes.addEventListener("input", debounced(keepNotes, 600));
  addEventListener("beforeunload", keepNotes);

  document.addEventListener("keydown", (event) => {
    const { key } = event;
    if (from(event, "input:not([type=radio]), textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape" && playing) playing = false;
    else if (key === "Escape" && one("#prompt .held")) send({ do: "recall" });
    else if (key === "Escape" && "whynot" in main.dataset) toggleWhy();
    else if (ARROWS.has(key) && !from(event, ".panel")) go(event, ARROWS.get(key) ?? []);
    else if ((key === "Enter" || key === " ") && from(event, "[data-why]")) ask(event);
    else if (key.length === 1) one(holding("aria-keyshortcuts", key))?.click();
  });

  /** To the nearest choice in a direction. @param {KeyboardEvent} event @param {number[]} direction */
  function go(event, [right, down]) {
    const goals = all("[data-choice], [data-why]", main).filter((goal) => goal.checkVisibility());
    const here = goals.find((goal) => goal === document.activeElement);
    if (goals.length) event.preventDefault();
    if (!here) return goals[0]?.focus();
    const way = (/** @type {HTMLElement} */ goal) => {
      const [dx, dy] = [middle(goal)[0] - middle(here)[0], middle(goal)[1] - middle(here)[1]];
      const along = dx * right + dy * down;
      return along > 4 ? along + 3 * Math.abs(dx * down + dy * right) : Infinity;
    };
    goals.reduce((best, goal) => (way(goal) < way(best) ? goal : best), here).focus();
  }
}

/** A part of the page: new text, and lines of the old one. @param {string | (string | number[])[]} part @param {string} [old] */
const whole = (part, old, lines = (old ?? "").split("\n")) =>
  typeof part === "string" ? part : part.map((each) => (typeof each === "string" ? each : lines.slice(each[0], each[0] + each[1]).join("\n"))).join("\n");

/** Scroll to the first of some things where none of them can be seen. @param {HTMLElement[]} goals */
const bring = (goals) => goals.every((goal) => !goal.contains(document.elementFromPoint(...middle(goal)))) && goals[0]?.scrollIntoView({ block: "center", inline: "center" });
/** Milliseconds as the server says them: `4:05`, `2 h 07`. @param {number} ms */
const clockAt = (ms, [s, m] = [1000, 60000].map((of) => Math.floor(Math.max(0, ms) / of)), two = (n = 0) => String(n % 60).padStart(2, "0")) => (m < 60 ? `${m}:${two(s)}` : `${Math.floor(m / 60)} h ${two(m)}`);
/** @param {Element} element @returns {[number, number]} */
const middle = (element, { left, right, top, bottom } = element.getBoundingClientRect()) => [(left + right) / 2, (top + bottom) / 2];

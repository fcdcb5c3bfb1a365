// @ts-check
/** A house pack: each change is saved as one types; Enter leads to the same field of the next card. */
import { all, debounced, from, holding, one } from "./tools.js";
/** @param {HTMLElement} desk */
export function start(desk) {
  const [{ action, query, csrf = "" }, typed] = [desk.dataset, new Map()];
  let saving = Promise.resolve(true);
  const card = () => /** @type {HTMLElement} */ (one("[data-card]", desk));
  const later = debounced(save, 350);

  /** The field that bears a name, ready to be typed over. @param {string} [path] */
  function go(path) {
    const field = /** @type {HTMLInputElement | null} */ (one(holding("data-path", path), card()) ?? one("[data-path]", card()));
    (field?.focus(), field?.select?.());
  }

  /** @param {string} html @param {string} [path] */
  function put(html, path) {
    card().outerHTML = html;
    for (const line of all("[data-line]", desk)) line.toggleAttribute("aria-current", line.dataset.line === card().dataset.card);
    one("[aria-current]", desk)?.scrollIntoView({ block: "nearest" });
    go(path);
  }

  /** Save what was typed, one field after the other; an empty name says that the card is right as it is. */
  function save() {
    for (const [path, value] of typed) saving = saving.then((well) => send(path, value).then((sent) => well && sent));
    typed.clear();
    return saving.finally(() => (saving = Promise.resolve(true)));
  }

  /** @param {string} path @param {string} value */
  async function send(path, value) {
    const body = new URLSearchParams({ csrf, card: card().dataset.card ?? "", path, value });
    const answer = await fetch(`${action}/card?${query}`, { method: "POST", body }).catch(() => null);
    const { error, html } = answer?.ok ? await answer.json() : { error: answer?.statusText || "…", html: "" };
    const trouble = /** @type {HTMLElement} */ (one("[data-trouble]", card()));
    one(holding("data-path", path), card())?.setAttribute("aria-invalid", String(Boolean(error)));
    if (!error) one(holding("data-line", card().dataset.card), desk)?.classList.add("entered");
    if (!error && one("select", one(holding("data-path", path), card())?.parentElement ?? desk)?.closest(".pack-effect")) put(html, path);
    else if (!error) for (const part of ["[data-picture]", "[data-progress]"]) one(part, card())?.replaceChildren(...(one(part, new DOMParser().parseFromString(html, "text/html"))?.childNodes ?? []));
    Object.assign(trouble.isConnected ? trouble : {}, { textContent: error, hidden: !error });
    return !error;
  }

  /** @param {string} [to] @param {string} [path] */
  async function turn(to, path) {
    if (!typed.size && to === "next") typed.set("", "");
    const wanted = card().dataset[to ?? "next"];
    if (!(await save()) || !wanted) return;
    const answer = await fetch(`${action}?${query}&card=${encodeURIComponent(wanted)}`, { headers: { "X-Part": "card" } });
    if (answer.ok) put(await answer.text(), path);
  }

  desk.addEventListener("input", (event) => (typed.set(from(event, "[data-path]").dataset.path, from(event, "[data-path]").value), later()));
  desk.addEventListener("click", (event) => from(event, "[data-go]") && turn(from(event, "[data-go]").dataset.go, ""));
  desk.addEventListener("keydown", (event) => event.key === "Enter" && from(event, "[data-path]") && (event.preventDefault(), turn(event.shiftKey ? "previous" : "next", from(event, "[data-path]").dataset.path)));
  go();
}

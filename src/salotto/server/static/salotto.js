// @ts-check
/* The browser's part: the server renders, this swaps, sends and listens. The forms work without it. */
import { startLens } from "./lens.js";
import { settle, take } from "./swap.js";
import { startLobby, startTable } from "./table.js";
import { all, debounced, from, notice, one, toast } from "./tools.js";

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
    const notify = from(event, "[name=notify]:checked");
    if (notify && !(notify.checked = (await globalThis.Notification?.requestPermission()) === "granted" && notice(document.title, notify.parentElement.innerText))) return toast(notify.dataset.refused);
    const chosen = new FormData(form);
    document.documentElement.dataset.theme = String(chosen.get("theme"));
    one("[data-sound]")?.setAttribute("aria-pressed", String(chosen.has("sound")));
    await fetch(form.action, { method: "POST", body: chosen, redirect: "manual" });
    if (from(event, "[name=lang], [name=care], [name=pace], [name=notify]")) location.reload();
  });
}

/** A form that the server makes anew while one fills it in. @param {HTMLFormElement} form */
function startLive(form) {
  let asking = new AbortController();
  const again = debounced(() => {
    const filled = new FormData(form);
    filled.delete("csrf");
    take(`${form.action}?${new URLSearchParams(/** @type {any} */ (filled))}`, { fly: false, signal: asking.signal });
  }, 150);
  form.addEventListener(form.dataset.live ?? "input", () => {
    asking.abort();
    asking = new AbortController();
    again();
  });
}

/** A link out of what was sought leads to its place in the whole text. @param {HTMLFormElement} form */
const whole = async (form) => one(":target") || (form.reset(), await take(form.action, { fly: false }), location.replace(location.href));

/** Begin with the parts that are on this page. @param {string} selector @param {(part: any) => void} begin */
const where = (selector, begin) => all(selector).forEach((part) => begin(part));

startForms();
where("#lens", startLens);
where("[data-live]", startLive);
where("[role=search]", (form) => addEventListener("hashchange", () => whole(form)));
where("[data-script]", async (form) => (await import(`./${form.dataset.script}.js`)).start(form));
where("[data-pan]", settle);
where(".page[data-socket]", startLobby);
where(".table[data-socket]", startTable);

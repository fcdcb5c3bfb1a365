// @ts-check
/* Being called by the browser: offered only where it can, kept only when it has agreed. */
import { all, one, toast } from "./tools.js";

/** A key as it is written, in bytes. @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** A form that makes the browser one that is called, or another that knows what time it is here. @param {HTMLFormElement} form */
export function start(form) {
  for (const zone of all("[data-zone]")) /** @type {HTMLInputElement} */ (zone).value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!form.dataset.key) return;
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  form.hidden = !can;
  one("#calls-cannot")?.toggleAttribute("hidden", can);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new FormData(form);
    try {
      if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
      await navigator.serviceWorker.register(form.dataset.worker ?? "");
      const { pushManager } = await navigator.serviceWorker.ready;
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key ?? "") });
      body.set("subscription", JSON.stringify(made));
      const answer = await fetch(form.action, { method: "POST", body });
      answer.ok ? location.reload() : toast(form.dataset.failed);
    } catch {
      toast(form.dataset.failed);
    }
  });
}

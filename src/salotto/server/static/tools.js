// @ts-check
/** Small tools that the other parts share. */

/** @type {<E extends HTMLElement = HTMLElement>(selector: string, root?: ParentNode) => E | null} */
export const one = (selector, root = document) => root.querySelector(selector);

/** @type {(selector: string, root?: ParentNode) => HTMLElement[]} */
export const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

/** What an event is about, if that is such an element. @type {(event: Event, selector: string) => any} */
export const from = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** The selector of what carries a key. @type {(name: string, key?: string | null) => string} */
export const holding = (name, key) => `[${name}="${CSS.escape(key ?? "")}"]`;

/** Does the work once nobody has asked for it for a while. @param {() => unknown} work @param {number} wait */
export function debounced(work, wait) {
  let timer = 0;
  return () => (clearTimeout(timer), (timer = setTimeout(work, wait)));
}

const hush = debounced(() => toast(), 5000);
/** Tell something for a moment. @param {string | null} [text] */
export function toast(text) {
  const slip = one("#toast");
  if (slip) Object.assign(slip, { textContent: text, hidden: !text });
  if (text) hush();
}

/** The browser's own notice; some phones know it and refuse it: tells whether it was shown. @param {string} title @param {string} [body] */
export function notice(title, body) {
  try { return Boolean((new Notification(title, { body }).onclick = () => focus())); } catch { return false; }
}

/** A page of ours, or nothing when it cannot be had. @param {string} address @param {AbortSignal} [signal] */
export async function page(address, signal) {
  const html = await fetch(address, { signal }).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
  return html ? new DOMParser().parseFromString(html, "text/html") : null;
}

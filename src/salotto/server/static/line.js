// @ts-check
/** The line to the server: a WebSocket that opens itself again. */
import { one, toast } from "./tools.js";

/** @typedef {{ type: string, [name: string]: any }} Message */
const FIRST = 400;
const LONGEST = 15_000;
/** Codes after which trying again is of no use: private, foreign origin, no such table. */
const FINAL = [4401, 4403, 4404];

/** Open the line; gives what sends a wish and tells whether it could. `back` is called when the line is up again.
 * @param {string} path @param {(message: Message) => unknown} hear @param {() => void} back */
export function openLine(path, hear, back) {
  let socket = /** @type {WebSocket | undefined} */ (undefined);
  let hearing = /** @type {Promise<unknown>} */ (Promise.resolve());
  let failures = 0;
  let timer = 0;
  const listen = (/** @type {Promise<unknown>} */ before, /** @type {Message} */ message) => before.then(() => hear(message)).catch(reportError);
  const tell = (/** @type {boolean} */ down) => one("#offline")?.toggleAttribute("hidden", !down);

  function open() {
    clearTimeout(timer);
    socket = new WebSocket(path);
    socket.onopen = () => {
      if (failures) back();
      failures = 0;
      tell(false);
    };
    socket.onmessage = (event) => (hearing = [JSON.parse(event.data)].flat().reduce(listen, hearing));
    socket.onclose = (event) => {
      const final = FINAL.includes(event.code);
      failures += 1;
      tell(final || failures > 1);
      if (!final) timer = setTimeout(open, Math.min(LONGEST, FIRST * 2 ** failures) * (0.5 + Math.random() / 2));
    };
  }
  open();
  addEventListener("online", () => socket?.readyState === WebSocket.CLOSED && open());

  return (/** @type {Record<string, unknown>} */ wish) => {
    const up = socket?.readyState === WebSocket.OPEN;
    if (up) socket?.send(JSON.stringify(wish));
    else toast(one("#offline")?.textContent);
    return up;
  };
}

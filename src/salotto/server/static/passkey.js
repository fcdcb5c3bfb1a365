// @ts-check
/* Passkeys: the server asks, the browser answers; a passkey never leaves its device. */
import { toast } from "./tools.js";

/** The bytes of a text in base64url. @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** Bytes as a text in base64url. @param {ArrayBuffer | null | undefined} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {any} asked */
function readable(asked) {
  const named = (/** @type {any} */ each) => ({ ...each, id: bytes(each.id) });
  const user = asked.user && { user: named(asked.user) };
  const lists = { excludeCredentials: asked.excludeCredentials?.map(named), allowCredentials: asked.allowCredentials?.map(named) };
  return { ...asked, ...user, ...lists, challenge: bytes(asked.challenge) };
}

/** @param {any} made */
function writable(made) {
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = made.response;
  const response = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  const said = Object.entries(response).filter(([, value]) => value);
  return { id: made.id, rawId: text(made.rawId), type: made.type, response: Object.fromEntries(said.map(([name, value]) => [name, text(value)])) };
}

/** A form that makes a passkey or asks for one. @param {HTMLFormElement} form */
export function startPasskey(form) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new FormData(form);
    try {
      const asked = await (await fetch(form.dataset.ask ?? "", { method: "POST", body })).json();
      const wish = { publicKey: readable(asked) };
      const made = await (form.dataset.passkey === "create" ? navigator.credentials.create(wish) : navigator.credentials.get(wish));
      body.set("answer", JSON.stringify(writable(made)));
      const answer = await fetch(form.action, { method: "POST", body });
      if (!answer.ok) throw new Error(String(answer.status));
      location.assign((await answer.json()).to);
    } catch {
      toast(form.dataset.failed);
    }
  });
}

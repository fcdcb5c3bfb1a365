// @ts-check
/* Passkeys: the server asks, the browser answers; a passkey never leaves its device. */
import { toast } from "./tools.js";

/** Posts a form. @param {string} address @param {FormData} body */
async function post(address, body) {
  const answer = await fetch(address, { method: "POST", body });
  return answer.ok ? answer.json() : Promise.reject(answer.status);
}

/** A form that makes a passkey, or asks for one. @param {HTMLFormElement} form */
export function start(form) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new FormData(form);
    const [read, ask] = form.dataset.passkey === "create" ? ["parseCreationOptionsFromJSON", "create"] : ["parseRequestOptionsFromJSON", "get"];
    try {
      const asked = await post(form.dataset.ask ?? "", body);
      const made = await /** @type {any} */ (navigator.credentials)[ask]({ publicKey: /** @type {any} */ (PublicKeyCredential)[read](asked) });
      body.set("answer", JSON.stringify(made));
      location.assign((await post(form.action, body)).to);
    } catch {
      toast(form.dataset.failed);
    }
  });
}

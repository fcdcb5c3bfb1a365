// @ts-check
/* Woken by a call: shows it, and leads to the table. It keeps no page of ours: what is shown always comes from the room. */
const worker = /** @type {any} */ (globalThis);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: url, lang: navigator.language }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data); // whichever name of the room it was made under
  const go = async () => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const open = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === pathname);
    return open ? open.focus() : worker.clients.openWindow(pathname);
  };
  event.waitUntil(go());
});

// @ts-check
/** The end of a game, told once over the board: the points are counted up category by category, then who has won. */
import { calm } from "./swap.js";
import { all, one } from "./tools.js";
/* It is asked for once a game is over, and so are its looks. */

const STEP = 650;
const WHOLE = 5000;

/** @param {HTMLElement} cell */
const numberOf = (cell) => Number(cell.textContent?.trim().replace("−", "-"));
/** @param {number} points */
const written = (points) => (points < 0 ? `−${-points}` : String(points));

/** Show the sheet and count; a click or a key on it ends the counting. @param {HTMLDialogElement} sheet */
export async function tellEnding(sheet) {
  const looks = /** @type {HTMLLinkElement | null} */ (one("#ending-looks"));
  if (looks?.disabled) await new Promise((done) => { looks.addEventListener("load", done, { once: true }); looks.disabled = false; });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && sheet.close());
  const rows = all("tbody tr", sheet);
  const sums = all("[data-sum]", sheet).map((place) => ({ place, columns: place.dataset.sum?.split(" ").map(Number) ?? [] }));
  const totals = all("tfoot td", sheet).map((place, column) => ({ place, columns: [column] }));
  const ends = [...sums, ...totals].map((sum) => ({ ...sum, end: sum.place.textContent, now: 0 }));
  const bar = /** @type {HTMLProgressElement | null} */ (one("progress", sheet));
  const full = bar?.value ?? 0;
  let going = !calm.matches && rows.length > 0;
  sheet.toggleAttribute("data-counting", going);
  sheet.show();
  for (const skip of ["click", "keydown", "close"]) sheet.addEventListener(skip, () => (going = false), { once: true });
  for (const row of going ? rows : []) {
    if (!going) break;
    row.dataset.told = "";
    const points = all("td", row).map(numberOf);
    for (const sum of ends) sum.place.textContent = written((sum.now += sum.columns.reduce((all, column) => all + (points[column] || 0), 0)));
    if (bar) bar.value = Math.max(0, ends[0]?.now ?? 0);
    for (let left = Math.min(STEP, WHOLE / rows.length); going && left > 0; left -= 50) await new Promise((done) => setTimeout(done, 50));
  }
  for (const { place, end } of ends) place.textContent = end;
  if (bar) bar.value = full;
  sheet.removeAttribute("data-counting");
}

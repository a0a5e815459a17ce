/**
 * Calls somebody to a table that waits for them: a notification while the tab is in the background, and another icon
 * on the tab. Permission is asked for on a click and never by itself; nothing is sent through anybody's service.
 */
const WISH = "sixgun.notify";

/** Whether this browser can notify; some need a service for it, which there is none of. */
export const canNotify = () => "Notification" in globalThis;

/** Whether notifications are on: wished for here, and allowed by the browser. */
export function isOn() {
  try {
    return canNotify() && Notification.permission === "granted" && localStorage.getItem(WISH) === "yes";
  } catch {
    return false;
  }
}

/** Turn them on or off; on a click only. @param {boolean} on @returns {Promise<string>} what is in the way; "" when nothing is */
export async function turn(on) {
  if (on && !canNotify()) return "This browser cannot show notifications.";
  const answer = on ? await Notification.requestPermission() : "granted";
  if (answer !== "granted") return "Your browser blocks notifications from this site. Allow them in its settings for this page.";
  try {
    localStorage.setItem(WISH, on ? "yes" : "no");
  } catch {
    return "Your browser keeps no settings for this site.";
  }
  return "";
}

/** It is somebody's turn; one notification a table, and only while they look elsewhere. @param {string} title @param {string} body @param {string} address */
export function call(title, body, address) {
  if (!isOn() || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag: address, icon: iconAddress(true) });
    shown.onclick = () => {
      window.focus();
      if (location.pathname !== address) location.assign(address);
      shown.close();
    };
  } catch {
    // A phone may allow it and still refuse.
  }
}

/** The icon on the tab says that it is one's turn. @param {boolean} turn */
export function mark(turn) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const wanted = iconAddress(turn);
  if (icon && wanted && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** @param {boolean} turn */
function iconAddress(turn) {
  const address = document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "";
  return address.replace(/favicon(-turn)?\.svg$/, turn ? "favicon-turn.svg" : "favicon.svg");
}

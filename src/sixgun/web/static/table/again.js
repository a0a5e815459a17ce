/**
 * Another game against the same bots is dealt at once, without a table to wait at. The wish goes from one page to the next in
 * the tab's own memory: a link that anybody can send must not deal.
 */

const PLACE = "sixgun.deal";

/** Whether the viewer is the only person at the table. @param {Wire.View} view */
export function playsAlone({ seats, viewer }) {
  const people = seats.filter(({ player }) => player.includes("person"));
  return people.length === 1 && people[0].seat === viewer;
}

/** @param {string} match the table to be dealt at once; none when it is */
export function wishDeal(match) {
  try {
    sessionStorage.setItem(PLACE, match);
  } catch {
    // A browser that keeps nothing shows the table before the deal.
  }
}

/** @param {string} match */
export function isDealWished(match) {
  try {
    return sessionStorage.getItem(PLACE) === match;
  } catch {
    return false;
  }
}

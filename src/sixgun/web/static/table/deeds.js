/**
 * What happens is seen: a shot is an arrow and a flash, money and cards go from hand to hand, dice roll. All of it lies
 * on a sheet above the page that the pointer goes through; it moves nothing else, waits for nobody, and is gone by itself.
 * Nothing here is needed to understand the table.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {Wire.LineShown} Line
 */

const [DRAWN, STANDS, FADES] = [240, 900, 320]; // milliseconds of an arrow
const [FLIGHT, ROLL] = [560, 1500];
const APART = 170; // between what one view tells
const MOST = 6; // more at once is a new deal, not a move
const SHORT_OF = 24; // pixels that an arrow ends before a face
const EASE = "cubic-bezier(.2,.7,.25,1)";
const SVG = "http://www.w3.org/2000/svg";
const DIE = 58; // with some room about it
/** Where the pips of a die are, on a grid of three by three. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

export class Deeds {
  constructor() {
    this.sheet = document.createElement("div");
    this.sheet.className = "happening";
    this.sheet.setAttribute("aria-hidden", "true"); // the story says it in words
    /** @type {Line[]} */
    this.waiting = [];
  }

  open() {
    document.body.append(this.sheet);
  }

  close() {
    this.sheet.replaceChildren();
    this.sheet.remove();
  }

  /** What has just happened, to be shown when the table is drawn. @param {Line[]} lines */
  tell(lines) {
    this.waiting = lines.filter(({ deed }) => deed && deed !== "ceremony").slice(-MOST);
  }

  /** @param {HTMLElement} root @param {number} viewer @param {boolean} moving */
  play(root, viewer, moving) {
    const lines = this.waiting.splice(0);
    if (!moving || document.hidden) return;
    lines.forEach((line, at) => this.show(root, line, viewer, at * APART));
  }

  /** @param {HTMLElement} root @param {Line} line @param {number} viewer @param {number} after */
  show(root, line, viewer, after) {
    const [one, other] = (line.who ?? []).map((seat) => seatAt(root, seat));
    const [first, middle] = [(line.who ?? [-1])[0], middleOf(root)];
    switch (line.deed) {
      case "shot": return this.shoot(other ? one : middle, other ?? one, after, true);
      case "aim": return this.shoot(other ? one : middle, other ?? one, after, false);
      case "volley": return seatsIn(root).filter((seat) => seat !== first).forEach((seat) => this.shoot(one, seatAt(root, seat), after, false));
      case "hit": case "miss": case "heal": return this.light(boardAt(root, first), line.deed, after);
      case "pays": return one ? this.send(one, middle, "coin", line.money ?? "", after) : seatsIn(root).forEach((seat) => this.send(seatAt(root, seat), middle, "coin", "", after));
      case "gets": return this.send(middle, one, "coin", line.money ?? "", after);
      case "draws": return first === viewer ? undefined : this.send(pileOf(root) ?? middle, one, "back", "", after); // one's own are seen to come
      case "takes": return this.send(other, one, "back", "", after);
      case "trades": this.send(other, one, "back", "", after); return this.send(one, other, "back", "", after);
      case "dice": return (line.dice ?? []).forEach((pips, nth, { length }) => this.roll(one ?? middle, besideMiddle(root, length * DIE), pips, nth - (length - 1) / 2, after));
    }
  }

  /** @param {string} kind @param {Point} at @param {string} [words] */
  ghost(kind, { x, y }, words = "") {
    const ghost = document.createElement("div");
    ghost.className = `ghost ${kind}`;
    ghost.textContent = words;
    ghost.style.setProperty("left", `${x}px`);
    ghost.style.setProperty("top", `${y}px`);
    this.sheet.append(ghost);
    return ghost;
  }

  /** An arrow from one to the other; with a flash where a shot arrives. @param {Point | undefined} from @param {Point | undefined} to @param {number} delay @param {boolean} fire */
  shoot(from, to, delay, fire) {
    if (!from || !to) return;
    const drawing = drawn(from, to, fire);
    this.sheet.append(drawing);
    const [line, head] = drawing.querySelectorAll("path");
    line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: DRAWN, delay, fill: "backwards", easing: EASE });
    head.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60, delay: delay + DRAWN - 60, fill: "backwards" });
    gone(drawing, drawing.animate([{ opacity: 0 }, { opacity: 1, offset: 0.02 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { duration: DRAWN + STANDS + FADES, delay, fill: "backwards" }));
    if (fire) {
      for (const [place, kind, later] of /** @type {const} */ ([[from, "muzzle", 0], [to, "flash", DRAWN]])) {
        const flash = this.ghost(kind, place);
        gone(flash, flash.animate([{ scale: 0.2, opacity: 0 }, { scale: 0.5, opacity: 1, offset: 0.1 }, { scale: 1, opacity: 0.9, offset: 0.4 }, { scale: 1.25, opacity: 0 }], { duration: 460, delay: delay + later, fill: "backwards", easing: "ease-out" }));
      }
    }
  }

  /** A board lights up. @param {DOMRect | undefined} box @param {string} kind @param {number} delay */
  light(box, kind, delay) {
    if (!box) return;
    const glow = this.ghost(`glow ${kind}`, { x: box.left, y: box.top });
    glow.style.setProperty("width", `${box.width}px`);
    glow.style.setProperty("height", `${box.height}px`);
    gone(glow, glow.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0.85, offset: 0.5 }, { opacity: 0 }], { duration: 900, delay, fill: "backwards" }));
  }

  /** Something goes from one place to another. @param {Point | undefined} from @param {Point | undefined} to @param {string} kind @param {string} words @param {number} delay */
  send(from, to, kind, words, delay) {
    if (!from || !to) return;
    const ghost = this.ghost(kind, to, words);
    const shift = `${from.x - to.x}px ${from.y - to.y}px`;
    gone(ghost, ghost.animate([{ translate: shift, opacity: 0, scale: 0.7 }, { opacity: 1, scale: 1, offset: 0.2 }, { translate: "0 0", opacity: 1, offset: 0.75 }, { translate: "0 0", opacity: 0 }],
      { duration: FLIGHT + 340, delay, fill: "backwards", easing: EASE }));
  }

  /** @param {Point} from @param {Point} to @param {number} pips @param {number} aside */
  roll(from, to, pips, aside, delay = 0) {
    const die = this.ghost("die", { x: to.x + aside * DIE, y: to.y });
    if (PIPS[pips]) for (let cell = 0; cell < 9; cell++) die.append(Object.assign(document.createElement("i"), { className: PIPS[pips].includes(cell) ? "pip" : "" }));
    else die.textContent = String(pips);
    const shift = `${from.x - to.x}px ${from.y - to.y}px`;
    gone(die, die.animate([{ translate: shift, rotate: "-620deg", opacity: 0 }, { translate: "0 0", rotate: "0deg", opacity: 1, offset: 0.4 }, { translate: "0 0", rotate: "0deg", opacity: 1, offset: 0.85 }, { translate: "0 0", rotate: "0deg", opacity: 0 }],
      { duration: ROLL, delay, fill: "backwards", easing: "ease-out" }));
  }
}

/** Taken away when it has been seen, and when it was broken off. @param {Element} element @param {Animation} animation */
function gone(element, animation) {
  animation.onfinish = animation.oncancel = () => element.remove();
}

/** @param {Point} from @param {Point} to @param {boolean} fire */
function drawn(from, to, fire) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", fire ? "arrow fire" : "arrow");
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const bend = { x: (from.x + to.x) / 2 - dy * 0.12, y: (from.y + to.y) / 2 + dx * 0.12 };
  const way = Math.atan2(to.y - bend.y, to.x - bend.x);
  const short = Math.min(SHORT_OF, length / 4);
  const end = { x: to.x - Math.cos(way) * short, y: to.y - Math.sin(way) * short };
  const wing = (/** @type {number} */ turn) => `${end.x - Math.cos(way + turn) * 19},${end.y - Math.sin(way + turn) * 19}`;
  for (const [kind, d] of [["line", `M${from.x},${from.y} Q${bend.x},${bend.y} ${end.x},${end.y}`], ["head", `M${wing(0.48)} L${end.x + Math.cos(way) * 6},${end.y + Math.sin(way) * 6} L${wing(-0.48)} Z`]]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", d);
    if (kind === "line") path.setAttribute("pathLength", "1");
    drawing.append(path);
  }
  return drawing;
}

/** @param {Element | null | undefined} element @returns {Point | undefined} */
function centre(element) {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
}

/** @param {HTMLElement} root @param {number} seat */
const headOf = (root, seat) => root.querySelector(`[data-place="head.${seat}"]`);

/** The character somebody plays, else a player's face, else the name. @param {HTMLElement} root @param {number} seat */
function seatAt(root, seat) {
  const [board, head] = [root.querySelector(`.player[data-seat="${seat}"]`), headOf(root, seat)];
  return centre(board?.querySelector(".avatar.person") && board.querySelector(".card.person")) ?? centre(head?.querySelector(".avatar")) ?? centre(head);
}

/** @param {HTMLElement} root @param {number} seat */
const boardAt = (root, seat) => (root.querySelector(`.player[data-seat="${seat}"]`) ?? headOf(root, seat))?.getBoundingClientRect();

/** @param {HTMLElement} root @returns {number[]} whoever is still in the game */
const seatsIn = (root) => [...root.querySelectorAll("[data-place^='head.']")].filter((head) => !head.closest(".out")).map((head) => Number(/** @type {HTMLElement} */ (head).dataset.place?.slice(5)));

/** @param {HTMLElement} root */
const middleOf = (root) => centre(root.querySelector(".centre .middle")) ?? centre(root.querySelector(".centre")) ?? { x: innerWidth / 2, y: innerHeight / 3 };

/** Where dice come to rest: beside what lies in the middle, else on the back of a pile, where nothing is to be read. @param {HTMLElement} root @param {number} width @returns {Point} */
function besideMiddle(root, width) {
  const [room, lies] = [".centre .core", ".centre .middle"].map((each) => root.querySelector(each)?.getBoundingClientRect());
  if (room && lies && lies.left - room.left >= width) return { x: lies.left - width / 2, y: lies.top + lies.height / 2 };
  return pileOf(root) ?? middleOf(root);
}

/** @param {HTMLElement} root */
const pileOf = (root) => centre(root.querySelector(".middle .pile .card.down"));

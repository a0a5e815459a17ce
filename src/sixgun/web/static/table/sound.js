/** Small sounds, made on the spot: a tone is a frequency, a start and a length, in seconds. */

/** @type {Record<string, {wave: OscillatorType, loud: number, tones: [number, number, number][]}>} */
const SOUNDS = {
  turn: { wave: "triangle", loud: 0.16, tones: [[523, 0, 0.16], [784, 0.13, 0.3]] },
  card: { wave: "sine", loud: 0.1, tones: [[190, 0, 0.05], [120, 0.02, 0.06]] },
  chat: { wave: "sine", loud: 0.09, tones: [[880, 0, 0.09]] },
  refused: { wave: "sine", loud: 0.1, tones: [[150, 0, 0.14]] },
  hurry: { wave: "square", loud: 0.03, tones: [[660, 0, 0.05]] },
  win: { wave: "triangle", loud: 0.16, tones: [[523, 0, 0.2], [659, 0.14, 0.2], [784, 0.28, 0.2], [1047, 0.42, 0.5]] },
  over: { wave: "triangle", loud: 0.13, tones: [[392, 0, 0.22], [330, 0.18, 0.4]] },
};

/** @type {AudioContext | null} */
let room = null;

/** Browsers let a page sound only after a tap; until then it stays silent. */
export function wakeUp() {
  if (!room && "AudioContext" in globalThis) room = new AudioContext();
  if (room?.state === "suspended") room.resume().catch(() => {});
}

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!room || room.state !== "running") return;
  const { wave, loud, tones } = SOUNDS[name];
  for (const [frequency, start, length] of tones) {
    const from = room.currentTime + start;
    const tone = new OscillatorNode(room, { type: wave, frequency });
    const volume = new GainNode(room, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + length);
    tone.connect(volume).connect(room.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
  }
}

/** Trials as tones, for who would rather hear them: a higher tone is more. Off until somebody wants them. */
import { keepHere, keptHere } from "./progress_store.ts";

const STORED_TONES = "uncle_widgets.tones";
/** Hertz of the lowest number of a question's span and of the highest: two octaves. */
const DEEPEST = 220,
  TREBLE = 880;
/** Seconds that a tone lasts; how loud it is, of 1. */
const LASTS = 0.16,
  LOUD = 0.2;

let context: AudioContext | undefined;

export const TONES: [string, string][] = [
  ["", "Off"],
  ["heard", "On"],
];

export const tonesChoice = () => keptHere(STORED_TONES);

/** @param choice one of TONES */
export const chooseTones = (choice: string) => keepHere(STORED_TONES, choice);

/** Where a number lies in a span, as a tone. */
const hertz = (value: number, [low, high]: [number, number]) =>
  DEEPEST * (TREBLE / DEEPEST) ** Math.min(1, Math.max(0, (value - low) / (high - low || 1)));

/**
 * Tones one after the other, the first at once.
 * @param tones in hertz
 */
function playTones(tones: number[]) {
  const room = context ?? new AudioContext();
  context = room;
  tones.forEach((tone, at) => {
    const sound = new OscillatorNode(room, { frequency: tone }),
      level = new GainNode(room, { gain: 0 }),
      from = room.currentTime + 1.5 * at * LASTS;
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(LOUD, from + LASTS / 8);
    level.gain.linearRampToValueAtTime(0, from + LASTS);
    sound.connect(level).connect(room.destination);
    sound.start(from);
    sound.stop(from + LASTS);
  });
}

/** What has become of the trials, to be heard: the estimate so far; when they are done, after it what is exact. */
export function hear(before: Uw.Tried, now: Uw.Tried, { span, answer, apart }: Uw.Panel) {
  const estimate = now.runs[0].at(-1)?.[1],
    more = now.begun !== before.begun,
    done = !now.running && (more || before.running);
  if (!tonesChoice() || estimate == null) return;
  const values = [...(more ? [estimate] : []), ...(done && answer && !apart ? [answer.value] : [])];
  if (values.length > 0) playTones(values.map((value) => hertz(value, span)));
}

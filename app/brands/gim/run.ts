/** The game: a cat that runs by itself, things to jump over, and one verb. Pure; units are squares. */

/** How a jump feels: squares per second, and per second squared. */
export interface Feel {
  readonly force: number;
  readonly gravity: number;
}

/** The setting of the eleventh day. */
export const JONI: Feel = { force: 250, gravity: 760 };

export type Kind = 'crate' | 'gallon' | 'cracker';

export interface Thing {
  readonly kind: Kind;
  /** Its left edge, from where the run began; its foot above the ground. */
  readonly x: number;
  readonly y: number;
}

export const SIZES: Readonly<Record<Kind, readonly [width: number, height: number]>> = {
  crate: [14, 12],
  gallon: [10, 18],
  cracker: [8, 8],
};

export interface Run {
  /** How far it has come. */
  readonly distance: number;
  /** The cat's feet above the ground, and how fast they rise. */
  readonly y: number;
  readonly rise: number;
  readonly things: readonly Thing[];
  readonly crackers: number;
  readonly isOver: boolean;
}

/** Where the cat stands in the window, and how large it is where it counts. */
export const CAT_X = 32;
const [CAT_WIDTH, CAT_HEIGHT] = [12, 11];
const SLOWEST = 92;
const FASTEST = 190;
/** Things are put this far ahead: more than a window shows. */
const AHEAD = 440;
const POINTS_EACH = 5;

export const start: Run = { distance: 0, y: 0, rise: 0, things: [], crackers: 0, isOver: false };

/** Points: ground covered and what was picked up. */
export function scoreOf({ distance, crackers }: Run): number {
  return Math.floor(distance / 40) + crackers * POINTS_EACH;
}

/** Leaves the ground; in the air and when all is over nothing happens. */
export function jump(run: Run, { force }: Feel): Run {
  return run.isOver || run.y > 0 ? run : { ...run, y: 0.01, rise: force };
}

/** A moment later; `seconds` at most a twentieth, `random` gives 0 to 1. */
export function step(run: Run, seconds: number, { gravity }: Feel, random: () => number): Run {
  if (run.isOver) return run;
  const time = Math.min(0.05, seconds);
  const speed = Math.min(FASTEST, SLOWEST + run.distance / 60);
  const distance = run.distance + speed * time;
  const rise = run.y > 0 ? run.rise - gravity * time : 0;
  const y = Math.max(0, run.y + rise * time);
  const met = run.things.filter((thing) => touches(thing, distance + CAT_X, y));
  const kept = run.things.filter(
    (thing) => thing.x > distance - 20 && !(thing.kind === 'cracker' && met.includes(thing)),
  );
  return {
    distance,
    y,
    rise,
    things: filled(kept, distance, random),
    crackers: run.crackers + met.filter(({ kind }) => kind === 'cracker').length,
    isOver: met.some(({ kind }) => kind !== 'cracker'),
  };
}

/** Whether the cat, its left edge at `x` and its feet at `y`, is where the thing is. */
function touches(thing: Thing, x: number, y: number): boolean {
  const [width, height] = SIZES[thing.kind];
  return (
    x + CAT_WIDTH > thing.x + 1 &&
    x + 3 < thing.x + width &&
    y < thing.y + height - 1 &&
    y + CAT_HEIGHT > thing.y
  );
}

/** With things as far as anybody sees; between two there is room to land. */
function filled(
  things: readonly Thing[],
  distance: number,
  random: () => number,
): readonly Thing[] {
  const last = things.at(-1)?.x ?? distance + 150;
  if (last > distance + AHEAD) return things;
  const x = last + 105 + random() * 90;
  const kind: Kind = random() < 0.55 ? 'crate' : 'gallon';
  const cracker: Thing = { kind: 'cracker', x: x - 52 - random() * 20, y: 4 + random() * 26 };
  const more: Thing = { kind, x, y: 0 };
  return filled([...things, ...(random() < 0.7 ? [cracker] : []), more], distance, random);
}

/** How high and how long a jump is, and what somebody who has made thousands says of it. */
export function feelOf({ force, gravity }: Feel): {
  height: number;
  seconds: number;
  says: string;
} {
  const height = (force * force) / (2 * gravity);
  const seconds = (2 * force) / gravity;
  return { height, seconds, says: verdict(height, seconds) };
}

function verdict(height: number, seconds: number): string {
  if (height < 22) return 'Terlalu pendek: galon di jalan tidak terlewati.';
  if (height > 84) return 'Kucingnya keluar dari layar. Penguji kelas lima bersorak, gimnya rusak.';
  if (seconds > 0.95) return 'Melayang seperti balon. Pemain sempat menguap di udara.';
  if (seconds < 0.48) return 'Galak. Cocok untuk bos terakhir, bukan menit pertama.';
  return 'Enak. Jatuhnya terasa milik pemain sendiri.';
}

/** Where a setting is kept in a browser. */
export const KEPT_FEEL = 'gim-feel';

/** As it is kept there; what is odd is Joni's. */
export const writtenFeel = ({ force, gravity }: Feel): string => `${force} ${gravity}`;

export function readFeel(text: string | null): Feel {
  const [, force, gravity] = /^(\d{2,3}) (\d{3,4})$/.exec(text ?? '') ?? [];
  return force && gravity ? { force: Number(force), gravity: Number(gravity) } : JONI;
}

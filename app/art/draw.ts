/**
 * The pictures that stand in for missing ones, as files: an address of one and its tenant in, SVG
 * out. Built as a module of its own beside the worker, so that a picture does not load the app.
 */

import { brandLook } from './brand-looks';
import { coverPicture } from './cover';
import { FRAMES, type FrameName } from './frame';
import { derivedMotif, isMotifName, type MotifName } from './identity/motif';
import { seedOf } from './identity/seed';
import { landscapePicture, placeOf } from './landscape';
import { isSecond, LOOKS, lookOf, otherLook, SCHEMES } from './look';
import { markPicture } from './mark';
import { portrait } from './people/person';
import { type Palette, schemeOf } from './scheme';
import type { Face } from './title';
import { wavePicture } from './wave';
import { isSubject, subjectOf } from './works/subjects';
import { workPicture } from './works/work';

/** Longer seeds are nobody's: pages cut theirs to as much (`app/ui/art-image.tsx`). */
const LONGEST_SEED = 160;
const LONGEST_HINT = 80;

/** What is known of whose pictures they are. */
export interface Tenant {
  readonly key: string;
  readonly layout: string;
  /** `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
}

interface Request {
  readonly seed: string;
  readonly hint: (name: string) => string;
  readonly frame: FrameName;
  readonly palette: Palette;
  readonly cloth: { motif: MotifName; seed: number };
  readonly face: Face;
  readonly look: number;
}

type Draw = (request: Request) => string | undefined;

/** A name's seeds (`nameSeeds`); no address has the name itself. */
const NAME_SEEDS = /^[\da-f]{1,5}(?:-[\da-f]{1,5}){0,7}$/;

const people: Draw = ({ seed, palette, cloth }) =>
  NAME_SEEDS.test(seed) ? portrait(seed.split('-'), palette, cloth) : undefined;

const works: Draw = ({ seed, hint, frame, palette, cloth, look }) => {
  const named = hint('subject');
  return workPicture(
    {
      subject: isSubject(named) ? named : (subjectOf(seed) ?? subjectOf(named)),
      level: levelOf(hint('level')),
      scheme: schemeOf(palette, look % SCHEMES),
      setting: Math.floor(look / SCHEMES),
      isSecond: isSecond(look),
      seed: seedOf(seed),
    },
    FRAMES[frame],
    cloth,
  );
};

const landscapes: Draw = ({ seed, hint, frame, palette, look }) =>
  landscapePicture(
    {
      place: placeOf(seed) ?? placeOf(hint('subject')),
      scheme: schemeOf(palette, look % SCHEMES),
      setting: Math.floor(look / SCHEMES),
      isSecond: isSecond(look),
      seed: seedOf(seed),
    },
    FRAMES[frame],
  );

const covers: Draw = ({ seed, hint, frame, palette, cloth, face, look }) =>
  coverPicture(
    {
      title: seed,
      isBare: hint('bare') !== '',
      note: hint('note'),
      seconds: secondsOf(hint('seconds')),
      face,
      scheme: schemeOf(palette, look % SCHEMES),
      setting: Math.floor(look / SCHEMES),
      seed: seedOf(seed),
    },
    FRAMES[frame],
    cloth,
  );

const waves: Draw = ({ seed, hint, frame, palette, look }) =>
  wavePicture(
    FRAMES[frame],
    secondsOf(hint('seconds')) || 1_200,
    seedOf(seed),
    schemeOf(palette, look % SCHEMES),
  );

const marks: Draw = ({ seed, palette, look }) =>
  markPicture(seed, schemeOf(palette, look % SCHEMES));

const KINDS = { people, works, landscapes, covers, waves, marks } satisfies Record<string, Draw>;

/**
 * The picture at an address below `/_art/`, as in `works/dasar-web.svg` with the query
 * `level=beginner&shape=square`; none where there is none.
 */
export function draw(path: string, query: string, tenant: Tenant): string | undefined {
  const [, kind = '', written = ''] = /^([a-z]+)\/([^/]+)\.svg$/.exec(path) ?? [];
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : undefined;
  const seed = read(written);
  if (make === undefined || seed === undefined) return undefined;
  const hints = new URLSearchParams(query);
  const hint = (name: string) => [...(hints.get(name) ?? '')].slice(0, LONGEST_HINT).join('');
  const shape = hint('shape');
  const frame = Object.hasOwn(FRAMES, shape) ? (shape as FrameName) : 'wide';
  const own = lookOf(seed);
  const look = (hint('other') === '' ? own : otherLook(own)) % LOOKS;
  return make({ seed, hint, frame, look, ...brandOf(tenant) });
}

/** A seed as a form would write it; none for one that is broken, empty or too long. */
function read(written: string): string | undefined {
  try {
    const seed = decodeURIComponent(written.replaceAll('+', ' ')).trim();
    return seed === '' || [...seed].length > LONGEST_SEED ? undefined : seed;
  } catch {
    return undefined;
  }
}

function levelOf(level: string): 1 | 2 | 3 {
  if (level === 'advanced' || level === '3') return 3;
  return level === 'intermediate' || level === '2' ? 2 : 1;
}

function secondsOf(seconds: string): number {
  const value = Number(seconds);
  return Number.isFinite(value) && value > 0 ? Math.min(value, 36_000) : 0;
}

const SERIFS = /newsreader|literata|fraunces|serif|lora|merriweather/i;
const MONOS = /mono/i;

/** A tenant's own colours on its layout's ground, and its cloth. */
function brandOf({ key, layout, primary, secondary }: Tenant) {
  const [ground, ink, heading] = brandLook(layout);
  const motif = brandLook(key)[3];
  const face: Face = SERIFS.test(heading) ? 'serif' : MONOS.test(heading) ? 'mono' : 'sans';
  return {
    palette: { primary, secondary, ground: ground || '#ffffff', ink: ink || '#171a1f' },
    cloth: { motif: isMotifName(motif) ? motif : derivedMotif(key), seed: seedOf(key) },
    face,
  };
}

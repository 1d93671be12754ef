/**
 * What is not there: the picture of a brand's page for addresses without one, of its closed site and of its
 * empty lists. Drawn at build as a file of the brand, so that it can be had where nothing else can.
 */
import { seedOf } from '../identity/seed';
import { type Palette, schemeOf } from '../scheme';
import { picture } from '../svg';
import { INDOORS } from './indoors';
import { type Absence, HEIGHT, WIDTH } from './kit';
import { OFFICES } from './offices';
import { OUTDOORS } from './outdoors';
import { PAPERS } from './papers';
import { SCREENS } from './screens';

const SCENES = { ...OUTDOORS, ...INDOORS, ...OFFICES, ...PAPERS, ...SCREENS };

export type AbsenceName = keyof typeof SCENES;

/** Of a brand that names none. */
export const USUAL_ABSENCE: AbsenceName = 'signpost';

export const ABSENCES = Object.keys(SCENES).filter(isAbsence);

export function isAbsence(name: string): name is AbsenceName {
  return Object.hasOwn(SCENES, name);
}

/** Arrangements of colours ({@link schemeOf}) that keep what is drawn apart from light pages, and by night. */
const BY_DAY = [0, 2, 4];
const BY_NIGHT = 3;

/** The picture as SVG, in the brand's colours; `key` chooses how they are set. */
export function absencePicture(
  name: AbsenceName,
  palette: Palette,
  key: string,
  isNight: boolean,
): string {
  const arrangement = isNight ? BY_NIGHT : (BY_DAY[seedOf(key) % BY_DAY.length] ?? 0);
  const scene: Absence = SCENES[name];
  return picture(WIDTH, HEIGHT, scene(schemeOf(palette, arrangement)));
}

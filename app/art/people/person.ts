/**
 * Portraits: flat, warm and plain; one person for one name, dressed in the brand's cloth. What a name
 * does not tell is not guessed: nobody's head is covered, and of whom it tells nothing the drawing is of
 * anybody.
 */

import { type Cloth, clothPattern } from '../cloth';
import { mix } from '../identity/colour';
import { seedOf } from '../identity/seed';
import { toLch } from '../oklch';
import { type Dice, dice } from '../random';
import { type Palette, type Scheme, schemeOf, tone } from '../scheme';
import { box, d, fill, group, oval, picture, stroke } from '../svg';
import { ANYBODYS, glasses, type Stuff, WOMENS_GARMENTS } from './garment';
import { ANYBODYS_CUTS, BEARDS, type Cut, type HeadShape, MENS, OLD_MENS, WOMENS } from './hair';
import { type Who, whoIs } from './names';

const SIZE = 200;
/** Closer to the face than what is drawn, so that a small portrait is a face. */
const VIEW = '13 17 174 174';

/** Eight tones of skin, as people of the archipelago have them; a darker one for what is in shade. */
export const SKINS = [
  '#f6d3b0',
  '#ecbf95',
  '#dfa878',
  '#cd9160',
  '#b87a4c',
  '#9c6239',
  '#7f4c2c',
  '#623a22',
] as const;

type Age = 'young' | 'grown' | 'old';

interface Person {
  readonly who: Who | null;
  readonly age: Age;
  readonly skin: string;
  readonly half: number;
}

/** The portrait of whoever is called so; the name is given by the seeds of its words. */
export function portrait(seeds: readonly string[], palette: Palette, cloth: Cloth): string {
  const roll = dice(seedOf(`orang ${seeds.join(' ')}`));
  const person = personOf(whoIs(seeds), roll);
  const scheme = schemeOf(palette, [0, 2, 4, 5, 1, 3, 0, 2][roll.below(8)] ?? 0);
  const stuff = stuffOf(scheme, palette, roll);
  const tilt = roll.between(-4, 4);
  const pattern = clothPattern(cloth, 40, stuff.other);
  const hair = hairOf(person, roll, scheme);
  const look = lookOf(person, roll, scheme, hair.colour);
  const { back, front, garment } = dressed(person, roll, hair, stuff);
  const neck = neckOf(person.skin);
  const head = group(`rotate(${tilt.toFixed(1)} 100 140)`, headOf(person) + look + front);
  const behind = group(`rotate(${tilt.toFixed(1)} 100 140)`, back);
  return picture(
    SIZE,
    SIZE,
    `<defs>${pattern}</defs>${box(0, 0, SIZE, SIZE, scheme.ground)}` +
      oval(roll.between(60, 140), 120, 92, 92, scheme.shade) +
      behind +
      neck +
      garment +
      head,
    VIEW,
  );
}

/** Half of a face's width, from and to; how far its chin reaches; how thick its brows are. */
const FACES = {
  woman: { half: [33, 36], chin: 15, brow: 2.6 },
  man: { half: [35, 38], chin: 20, brow: 3.8 },
  anybody: { half: [34, 37], chin: 17, brow: 3.2 },
} as const;

function personOf(who: Who | null, roll: Dice): Person {
  const year = roll.next();
  const age: Age = year < 0.46 ? 'young' : year < 0.84 ? 'grown' : 'old';
  const skin = SKINS[[1, 2, 3, 2, 4, 1, 3, 5, 0, 4, 6, 7][roll.below(12)] ?? 2] ?? SKINS[2];
  const [from, to] = FACES[who ?? 'anybody'].half;
  return { who, age, skin, half: roll.between(from, to) };
}

/** Garment colours that stand out from the ground. */
function stuffOf(scheme: Scheme, palette: Palette, roll: Dice): Stuff {
  const base = toLch(roll.chance(0.55) ? palette.primary : palette.secondary);
  const isLightGround = toLch(scheme.ground).l > 0.6;
  const light = isLightGround ? roll.between(0.38, 0.5) : roll.between(0.86, 0.93);
  const main = tone(base, light, isLightGround ? 0.14 : 0.06);
  const dark = tone(base, light - 0.13, isLightGround ? 0.12 : 0.08);
  const cloth = isLightGround ? tone(base, light + 0.03, 0.13) : tone(base, 0.95, 0.03);
  const other = isLightGround ? tone(base, light + 0.36, 0.09) : tone(base, 0.48, 0.13);
  return { main, dark, other, cloth };
}

function hairOf({ age, half }: Person, roll: Dice, scheme: Scheme): HeadShape {
  const dark = roll.pick(['#1d1614', '#231815', '#2b1d16', '#15131a', '#33221a']);
  const colour = age === 'old' ? roll.pick(['#8f8b88', '#c9c6c2', '#5f5b59']) : dark;
  return { half, colour, shine: mix(colour, scheme.paper, 0.8) };
}

interface Dress {
  readonly back: string;
  readonly front: string;
  readonly garment: string;
}

function dressed(person: Person, roll: Dice, hair: HeadShape, stuff: Stuff): Dress {
  const cut = roll.pick(cutsOf(person));
  const garment = roll.pick(person.who === 'woman' ? WOMENS_GARMENTS : ANYBODYS)(stuff);
  return { back: cut.back(hair), front: cut.front(hair), garment };
}

function cutsOf({ who, age }: Person): readonly [Cut, ...Cut[]] {
  if (who === null) return ANYBODYS_CUTS;
  if (who === 'woman') return WOMENS;
  return age === 'old' ? OLD_MENS : MENS;
}

function neckOf(skin: string): string {
  return (
    fill('M85 112H115V148C115 164 85 164 85 148Z', skin) +
    fill('M85 122H115V134C108 142 92 142 85 134Z', shadeOf(skin))
  );
}

function headOf({ skin, half, who }: Person): string {
  const { chin } = FACES[who ?? 'anybody'];
  const face = d`M${100 - half} 82C${100 - half} 56 82 46 100 46S${100 + half} 56 ${100 + half} 82V96C${100 + half} 118 ${100 + chin} 132 100 132S${100 - half} 118 ${100 - half} 96Z`;
  const ears =
    oval(100 - half, 94, 6, 9, shadeOf(skin)) + oval(100 + half, 94, 6, 9, shadeOf(skin));
  return ears + fill(face, skin);
}

function lookOf(person: Person, roll: Dice, scheme: Scheme, hair: string): string {
  const { skin, who, age } = person;
  const dark = '#21150f';
  const isDark = toLch(skin).l < 0.5;
  const shade = shadeOf(skin);
  const line = mix(skin, '#3a1410', isDark ? 0.3 : 0.52);
  const brow = age === 'old' ? hair : mix(skin, dark, 0.28);
  const thick = FACES[who ?? 'anybody'].brow;
  const eyes = roll.pick([openEyes, openEyes, happyEyes])(dark, who === 'woman');
  const lift = roll.between(-1.5, 2);
  const brows =
    stroke(d`M76 ${79 - lift}Q83 ${74 - lift} 91 ${78 - lift}`, brow, thick) +
    stroke(d`M124 ${79 - lift}Q117 ${74 - lift} 109 ${78 - lift}`, brow, thick);
  const nose = roll.pick([
    'M99 92C97 98 94 102 96 105Q99 107 103 106',
    'M95 104Q100 108 105 104',
    'M101 90C103 97 106 102 104 105Q101 107 97 106',
  ]);
  const cheeks = `<g opacity=".34">${oval(80, 106, 7, 5, '#e0604c')}${oval(120, 106, 7, 5, '#e0604c')}</g>`;
  const lines =
    age === 'old' ? stroke('M83 104Q80 110 82 115M117 104Q120 110 118 115', shade, 2) : '';
  const beard =
    who === 'man' && roll.chance(age === 'young' ? 0.2 : 0.5)
      ? roll.pick(BEARDS)(person.half, beardColour(hair, skin))
      : '';
  const smile = roll.pick([closedSmile, closedSmile, openSmile, halfSmile])(line);
  const shareOfGlasses = age === 'old' ? 0.6 : 0.26;
  const worn = roll.chance(shareOfGlasses)
    ? glasses(roll.below(2), isDark ? '#e0b872' : roll.pick([dark, dark, scheme.deep]))
    : '';
  return (
    (who === 'woman' || age === 'young' ? cheeks : '') +
    lines +
    beard +
    eyes +
    brows +
    stroke(nose, shade, 2.6) +
    smile +
    worn
  );
}

function openEyes(dark: string, hasLashes: boolean): string {
  const eyes = oval(84, 91, 3.7, 4.3, dark) + oval(116, 91, 3.7, 4.3, dark);
  const lashes = hasLashes
    ? stroke('M79 88Q76.500 87 75.500 85M121 88Q123.500 87 124.500 85', dark, 2)
    : '';
  return eyes + lashes;
}

function happyEyes(dark: string): string {
  return stroke('M78.500 92Q84 86 89.500 92M110.500 92Q116 86 121.500 92', dark, 3);
}

function closedSmile(line: string): string {
  return stroke('M89 114Q100 122 111 114', line, 3);
}

function halfSmile(line: string): string {
  return stroke('M90 116Q102 120 111 112', line, 3);
}

function openSmile(line: string): string {
  return (
    fill('M87 111Q100 116 113 111Q111 124 100 124T87 111Z', line) +
    fill('M89.500 113Q100 117 110.500 113L109 117Q100 120 91 117Z', '#fff')
  );
}

function beardColour(hair: string, skin: string): string {
  return mix(hair, skin, 0.86);
}

function shadeOf(skin: string): string {
  return mix(skin, '#5a2312', 0.8);
}

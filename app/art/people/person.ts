/** Portraits: flat, warm and plain; one person for one seed, dressed in the brand's cloth. */
import { mix } from '../../brand/colour';
import { seedOf } from '../../brand/seed';
import { type Cloth, clothPattern } from '../cloth';
import { toLch } from '../oklch';
import { type Dice, dice } from '../random';
import { type Palette, type Scheme, schemeOf, tone } from '../scheme';
import { box, d, fill, group, oval, picture, stroke } from '../svg';
import { ANYBODYS, glasses, KOKO, type Stuff, UNDER_HIJAB, WOMENS_GARMENTS } from './garment';
import {
  BEARDS,
  type Cut,
  DRAPES,
  type HeadShape,
  MENS,
  OLD_MENS,
  opening,
  peci,
  WOMENS,
} from './hair';
import { nameHint } from './names';

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
  readonly isWoman: boolean;
  readonly age: Age;
  readonly wears: 'hijab' | 'peci' | 'hair';
  readonly skin: string;
  readonly half: number;
}

/** The portrait of whoever is called so. */
export function portrait(name: string, palette: Palette, cloth: Cloth): string {
  const seed = seedOf(`orang ${name.trim().toLowerCase()}`);
  const roll = dice(seed);
  const person = personOf(name, roll);
  const scheme = schemeOf(palette, [0, 2, 4, 5, 1, 3, 0, 2][roll.below(8)] ?? 0);
  const stuff = stuffOf(scheme, palette, roll);
  const tilt = roll.between(-4, 4);
  const pattern = clothPattern(cloth, 40, stuff.other);
  const hair = hairOf(person, roll, scheme);
  const look = lookOf(person, roll, scheme, hair.colour);
  const { back, front, garment } = dressed(person, roll, scheme, hair, stuff);
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

function personOf(name: string, roll: Dice): Person {
  const { who, isDevout } = nameHint(name);
  const isWoman = who === null ? roll.chance(0.5) : who === 'woman';
  const year = roll.next();
  const age: Age = year < 0.46 ? 'young' : year < 0.84 ? 'grown' : 'old';
  const covered = roll.next();
  const share = isWoman ? (isDevout ? 0.85 : 0.42) : isDevout ? 0.5 : 0.16;
  const wears = covered < share ? (isWoman ? 'hijab' : 'peci') : 'hair';
  const skin = SKINS[[1, 2, 3, 2, 4, 1, 3, 5, 0, 4, 6, 7][roll.below(12)] ?? 2] ?? SKINS[2];
  return { isWoman, age, wears, skin, half: isWoman ? roll.between(33, 36) : roll.between(35, 38) };
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

function dressed(person: Person, roll: Dice, scheme: Scheme, hair: HeadShape, stuff: Stuff): Dress {
  if (person.wears === 'hijab') return covered(person, roll, scheme, stuff);
  if (person.wears === 'peci') {
    const cap = roll.pick(['#17151a', '#1f1b22', stuff.dark]);
    const garment = roll.pick(KOKO)(stuff);
    return { back: '', front: peci(hair, cap, mix(cap, '#ffffff', 0.84)), garment };
  }
  const cut = roll.pick(cutsOf(person));
  const garment = roll.pick(person.isWoman ? WOMENS_GARMENTS : ANYBODYS)(stuff);
  return { back: cut.back(hair), front: cut.front(hair), garment };
}

function covered({ half }: Person, roll: Dice, scheme: Scheme, stuff: Stuff): Dress {
  const isLightGround = toLch(scheme.ground).l > 0.6;
  const base = toLch(roll.pick([scheme.face, scheme.second, scheme.spark, stuff.main]));
  const light = isLightGround ? roll.pick([0.44, 0.56, 0.985]) : roll.pick([0.9, 0.8, 0.7]);
  const cloth = tone(base, light, light > 0.9 ? 0.02 : 0.11);
  const hijab = { cloth, fold: tone(base, light - 0.1, 0.1), under: tone(base, light - 0.16, 0.1) };
  return {
    // No gap between face and cloth shows what is behind.
    back: fill(opening(half), hijab.under),
    front: roll.pick(DRAPES)(hijab, half),
    garment: roll.pick(UNDER_HIJAB)(stuff),
  };
}

function cutsOf({ isWoman, age }: Person): readonly [Cut, ...Cut[]] {
  if (isWoman) return WOMENS;
  return age === 'old' ? OLD_MENS : MENS;
}

function neckOf(skin: string): string {
  return (
    fill('M85 112H115V148C115 164 85 164 85 148Z', skin) +
    fill('M85 122H115V134C108 142 92 142 85 134Z', shadeOf(skin))
  );
}

function headOf({ skin, half, isWoman, wears }: Person): string {
  const chin = isWoman ? 15 : 20;
  const face = d`M${100 - half} 82C${100 - half} 56 82 46 100 46S${100 + half} 56 ${100 + half} 82V96C${100 + half} 118 ${100 + chin} 132 100 132S${100 - half} 118 ${100 - half} 96Z`;
  const ears =
    wears === 'hijab'
      ? ''
      : oval(100 - half, 94, 6, 9, shadeOf(skin)) + oval(100 + half, 94, 6, 9, shadeOf(skin));
  return ears + fill(face, skin);
}

function lookOf(person: Person, roll: Dice, scheme: Scheme, hair: string): string {
  const { skin, isWoman, age, wears } = person;
  const dark = '#21150f';
  const isDark = toLch(skin).l < 0.5;
  const shade = shadeOf(skin);
  const line = mix(skin, '#3a1410', isDark ? 0.3 : 0.52);
  const brow = age === 'old' && wears !== 'hijab' ? hair : mix(skin, dark, 0.28);
  const eyes = roll.pick([openEyes, openEyes, happyEyes])(dark, isWoman);
  const lift = roll.between(-1.5, 2);
  const brows =
    stroke(d`M76 ${79 - lift}Q83 ${74 - lift} 91 ${78 - lift}`, brow, isWoman ? 2.6 : 3.8) +
    stroke(d`M124 ${79 - lift}Q117 ${74 - lift} 109 ${78 - lift}`, brow, isWoman ? 2.6 : 3.8);
  const nose = roll.pick([
    'M99 92C97 98 94 102 96 105Q99 107 103 106',
    'M95 104Q100 108 105 104',
    'M101 90C103 97 106 102 104 105Q101 107 97 106',
  ]);
  const cheeks = `<g opacity=".34">${oval(80, 106, 7, 5, '#e0604c')}${oval(120, 106, 7, 5, '#e0604c')}</g>`;
  const lines =
    age === 'old' ? stroke('M83 104Q80 110 82 115M117 104Q120 110 118 115', shade, 2) : '';
  const beard =
    !isWoman && roll.chance(age === 'young' ? 0.2 : 0.5)
      ? roll.pick(BEARDS)(person.half, beardColour(hair, skin))
      : '';
  const smile = roll.pick([closedSmile, closedSmile, openSmile, halfSmile])(line);
  const shareOfGlasses = age === 'old' ? 0.6 : 0.26;
  const worn = roll.chance(shareOfGlasses)
    ? glasses(roll.below(2), isDark ? '#e0b872' : roll.pick([dark, dark, scheme.deep]))
    : '';
  return (
    (isWoman || age === 'young' ? cheeks : '') +
    lines +
    beard +
    eyes +
    brows +
    stroke(nose, shade, 2.6) +
    smile +
    worn
  );
}

function openEyes(dark: string, isWoman: boolean): string {
  const eyes = oval(84, 91, 3.7, 4.3, dark) + oval(116, 91, 3.7, 4.3, dark);
  const lashes = isWoman
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

/** What somebody wears: shoulders from y 146 down, in the brand's colours and its cloth. */
import { box, disc, fill, stroke } from '../svg';

export interface Stuff {
  /** The garment's own colour, a darker one, and one that goes with it. */
  readonly main: string;
  readonly dark: string;
  readonly other: string;
  /** The ground under the cloth's pattern. */
  readonly cloth: string;
}

type Garment = (stuff: Stuff) => string;

const SHOULDERS =
  'M14 206C16 172 36 160 64 153C74 150 82 147 86 142C92 154 108 154 114 142C118 147 126 150 136 153C164 160 184 172 186 206Z';

const printed = (path: string, ground: string) => fill(path, ground) + fill(path, 'url(#m)');

/** A batik shirt with a collar. */
const batik: Garment = ({ cloth, dark, main }) =>
  printed(SHOULDERS, cloth) +
  stroke('M100 158V206', dark, 2.4) +
  fill('M85 141C80 146 76 152 77 160C84 166 94 168 100 160C92 156 87 150 85 141Z', main) +
  fill('M115 141C120 146 124 152 123 160C116 166 106 168 100 160C108 156 113 150 115 141Z', main) +
  disc(100, 176, 2, dark) +
  disc(100, 192, 2, dark);

/** A jacket over a shirt of cloth. */
const jacket: Garment = ({ main, dark, cloth }) =>
  fill(SHOULDERS, main) +
  printed('M82 146C90 160 110 160 118 146L124 150L106 206H94L76 150Z', cloth) +
  fill('M80 147L70 154L66 176L76 178L94 206H98C90 188 84 168 80 147Z', dark) +
  fill('M120 147L130 154L134 176L124 178L106 206H102C110 188 116 168 120 147Z', dark);

/** A round neck, and a band of cloth across the chest. */
const tee: Garment = ({ main, dark, cloth }) =>
  fill(SHOULDERS, main) +
  printed('M17 183C40 169 160 169 183 183L186 206H14Z', cloth) +
  stroke('M84 145C90 161 110 161 116 145', dark, 5);

/** A kebaya's deep neck, with a sash of cloth over one shoulder. */
const sash: Garment = ({ main, dark, cloth, other }) =>
  fill(SHOULDERS, main) +
  stroke('M84 146C88 170 98 182 100 206M116 146C112 170 102 182 100 206', dark, 3) +
  printed('M40 158C48 156 58 154 66 152C84 176 104 192 124 206H70C54 194 44 176 40 158Z', cloth) +
  stroke('M66 152C84 176 104 192 124 206M40 158C44 176 54 194 70 206', other, 2.4);

/** A hood behind the neck, two strings. */
const hoodie: Garment = ({ main, dark, other }) =>
  fill('M66 156C66 138 78 130 100 130S134 138 134 156L100 172Z', dark) +
  fill(SHOULDERS, main) +
  fill(
    'M82 147C88 166 112 166 118 147C126 150 130 156 128 162C116 178 84 178 72 162C70 156 74 150 82 147Z',
    dark,
  ) +
  stroke('M90 172V190M110 172V190', other, 3);

/** A tunic with a yoke of cloth. */
const yoke: Garment = ({ main, dark, cloth }) =>
  fill(SHOULDERS, main) +
  printed(
    'M52 156C64 152 80 149 86 142C92 154 108 154 114 142C120 149 136 152 148 156C140 180 120 186 100 186S60 180 52 156Z',
    cloth,
  ) +
  stroke('M52 156C60 180 80 186 100 186S140 180 148 156', dark, 2.4);

/** A teacher's shirt with a pin. */
const shirt: Garment = ({ main, dark, other, cloth }) =>
  fill(SHOULDERS, main) +
  stroke('M100 160V206', dark, 2.2) +
  fill('M85 141C79 147 75 153 76 162C85 167 94 168 100 160C92 156 87 150 85 141Z', dark) +
  fill('M115 141C121 147 125 153 124 162C115 167 106 168 100 160C108 156 113 150 115 141Z', dark) +
  box(120, 180, 30, 4, other, 2) +
  printed('M120 186H150V206H120Z', cloth);

export const ANYBODYS: readonly [Garment, ...Garment[]] = [
  batik,
  jacket,
  tee,
  shirt,
  batik,
  hoodie,
];
export const WOMENS_GARMENTS: readonly [Garment, ...Garment[]] = [
  batik,
  sash,
  yoke,
  jacket,
  tee,
  yoke,
];
/** Frames of glasses; what is seen through them is drawn before. */
export function glasses(kind: number, colour: string): string {
  const rims =
    kind === 0
      ? '<circle cx="84" cy="91" r="11.5"/><circle cx="116" cy="91" r="11.5"/>'
      : '<rect x="71.5" y="82" width="24" height="17" rx="6"/><rect x="104.5" y="82" width="24" height="17" rx="6"/>';
  return (
    `<g fill="none" stroke="${colour}" stroke-width="2.6">${rims}</g>` +
    stroke('M95.5 89Q100 86 104.5 89M72 88L63 86M128 88L137 86', colour, 2.2)
  );
}

/** Hair round a head whose middle is at x 100 and whose crown is at y 42. */
import { d, disc, fill, stroke } from '../svg';

/** A cut: what lies behind head and shoulders, and what lies on the head. */
export interface Cut {
  readonly back: (head: HeadShape) => string;
  readonly front: (head: HeadShape) => string;
}

export interface HeadShape {
  /** Half of the face's width, 34 to 39. */
  readonly half: number;
  readonly colour: string;
  /** Locks and partings: lighter or darker than the hair. */
  readonly shine: string;
}

const none = () => '';

/** Hair over the skull, from one temple to the other; `line` is the hairline, left to right. */
function skull({ half, colour }: HeadShape, crown: number, side: number, line: string): string {
  const [left, right] = [100 - half - 2, 100 + half + 2];
  const path = d`M${left} ${side}C${left - 5} 60 ${78} ${crown} 100 ${crown}S${right + 5} 60 ${right} ${side}`;
  return fill(`${path}${line}Z`, colour);
}

const short: Cut = {
  back: none,
  front: (head) =>
    skull(
      head,
      34,
      90,
      d`L${100 + head.half - 4} 84C${100 + head.half - 3} 70 126 64 112 62C98 69 82 68 74 72C68 75 ${100 - head.half + 3} 78 ${100 - head.half + 4} 84`,
    ),
};

const sidePart: Cut = {
  back: none,
  front: (head) =>
    skull(
      head,
      33,
      88,
      d`L${100 + head.half - 4} 82C${100 + head.half - 5} 70 122 62 84 56C80 66 70 74 ${100 - head.half + 4} 82`,
    ) + stroke('M84 56C84 48 88 41 95 37', head.shine, 2),
};

const quiff: Cut = {
  back: none,
  front: (head) =>
    fill(
      d`M${98 - head.half} 88C${94 - head.half} 66 66 52 68 46C64 30 96 22 120 30C140 32 ${106 + head.half} 62 ${102 + head.half} 88L${96 + head.half} 80C${97 + head.half} 68 124 66 112 60C96 64 80 58 74 68C70 74 ${104 - head.half} 74 ${104 - head.half} 82Z`,
      head.colour,
    ) + stroke('M78 44C88 36 102 34 114 38', head.shine, 2.4),
};

const curls: Cut = {
  back: none,
  front: (head) => {
    const ball = (x: number, y: number, r: number) => disc(x, y, r, head.colour);
    return (
      ball(100 - head.half + 1, 66, 13) +
      ball(72, 51, 14) +
      ball(90, 42, 15) +
      ball(111, 42, 15) +
      ball(128, 52, 14) +
      ball(99 + head.half, 67, 13) +
      fill('M68 68C70 52 130 52 132 68C122 60 112 66 100 62C88 66 78 60 68 68Z', head.colour) +
      stroke('M82 44C86 40 92 40 94 44M108 40C113 38 118 41 118 46', head.shine, 2.2)
    );
  },
};

const buzz: Cut = {
  back: none,
  front: (head) =>
    skull(
      head,
      39,
      82,
      d`C${100 + head.half - 1} 70 ${100 + head.half - 5} 62 120 60C108 57 92 57 80 60C${105 - head.half} 62 ${101 - head.half} 70 ${98 - head.half} 82`,
    ),
};

const receding: Cut = {
  back: none,
  front: (head) => {
    const [left, right] = [98 - head.half, 102 + head.half];
    return (
      fill(
        d`M${left} 94C${left - 4} 74 ${left} 58 76 48C70 62 ${left + 8} 74 ${left + 5} 92Z`,
        head.colour,
      ) +
      fill(
        d`M${right} 94C${right + 4} 74 ${right} 58 124 48C130 62 ${right - 8} 74 ${right - 5} 92Z`,
        head.colour,
      ) +
      fill('M76 48C84 40 116 40 124 48C112 46 108 52 100 51S84 48 76 48Z', head.colour)
    );
  },
};

const fringe: Cut = {
  back: none,
  front: (head) =>
    skull(
      head,
      32,
      92,
      d`L${100 + head.half - 4} 80C118 74 112 76 104 70C96 77 88 74 84 78C78 76 72 80 ${100 - head.half + 4} 84`,
    ),
};

/** Falls behind the shoulders; the parting is in the middle. */
const long: Cut = {
  back: ({ half, colour }) =>
    fill(
      d`M100 32C${100 - half - 22} 32 ${90 - half} 84 ${90 - half} 112C${90 - half} 142 50 166 56 178H144C150 166 ${110 + half} 142 ${110 + half} 112C${110 + half} 84 ${122 + half} 32 100 32Z`,
      colour,
    ),
  front: (head) =>
    fill(
      d`M100 36C${94 - head.half} 38 ${92 - head.half} 70 ${97 - head.half} 108C${101 - head.half} 86 82 68 100 50C118 68 ${99 + head.half} 86 ${103 + head.half} 108C${108 + head.half} 70 ${106 + head.half} 38 100 36Z`,
      head.colour,
    ),
};

const bob: Cut = {
  back: ({ half, colour }) =>
    fill(
      d`M100 31C${88 - half} 31 ${86 - half} 78 ${85 - half} 118C${86 - half} 132 76 136 84 136H116C124 136 ${114 + half} 132 ${115 + half} 118C${114 + half} 78 ${112 + half} 31 100 31Z`,
      colour,
    ),
  front: (head) =>
    fill(
      d`M${96 - head.half} 104C${90 - head.half} 60 74 34 100 34S${110 + head.half} 60 ${104 + head.half} 104C${98 + head.half} 92 ${96 + head.half} 80 124 70C108 76 88 72 84 62C80 74 ${103 - head.half} 84 ${96 - head.half} 104Z`,
      head.colour,
    ),
};

const bun: Cut = {
  back: (head) =>
    disc(100, 30, 17, head.colour) + stroke('M90 28C94 20 106 20 110 28', head.shine, 2.2),
  front: (head) =>
    skull(
      head,
      35,
      94,
      d`L${100 + head.half - 3} 88C${100 + head.half - 3} 72 122 60 100 58C78 60 ${103 - head.half} 72 ${103 - head.half} 88`,
    ),
};

const ponytail: Cut = {
  back: ({ half, colour }) =>
    fill(
      d`M${92 + half} 60C${120 + half} 58 ${124 + half} 96 ${116 + half} 120C${114 + half} 140 ${120 + half} 150 ${112 + half} 160C${98 + half} 146 ${104 + half} 110 ${90 + half} 92Z`,
      colour,
    ),
  front: (head) =>
    skull(
      head,
      34,
      92,
      d`L${100 + head.half - 3} 84C${98 + head.half} 68 118 60 92 54C84 66 ${106 - head.half} 72 ${103 - head.half} 86`,
    ),
};

const waves: Cut = {
  back: ({ half, colour }) =>
    fill(
      d`M100 31C${82 - half} 30 ${80 - half} 74 ${87 - half} 92C${76 - half} 106 ${84 - half} 120 ${82 - half} 132C${76 - half} 150 62 160 70 168H130C138 160 ${124 + half} 150 ${118 + half} 132C${116 + half} 120 ${124 + half} 106 ${113 + half} 92C${120 + half} 74 ${118 + half} 30 100 31Z`,
      colour,
    ),
  front: (head) =>
    fill(
      d`M112 36C${92 - head.half} 30 ${90 - head.half} 70 ${96 - head.half} 98C${104 - head.half} 88 84 78 88 56C100 72 126 68 ${102 + head.half} 98C${110 + head.half} 70 ${104 + head.half} 40 112 36Z`,
      head.colour,
    ) + stroke(d`M92 50C94 62 112 66 122 74`, head.shine, 2),
};

const pixie: Cut = {
  back: none,
  front: (head) =>
    skull(
      head,
      32,
      98,
      d`L${100 + head.half - 2} 88C${100 + head.half - 8} 74 112 70 92 56C92 68 80 74 ${104 - head.half} 76L${101 - head.half} 94`,
    ),
};

const afro: Cut = {
  back: ({ colour }) => disc(100, 72, 54, colour),
  front: (head) =>
    fill(
      d`M${98 - head.half} 88C${96 - head.half} 66 76 56 100 56S${104 + head.half} 66 ${102 + head.half} 88C${110 + head.half} 52 118 36 100 36S${90 - head.half} 52 ${98 - head.half} 88Z`,
      head.colour,
    ),
};

export const MENS: readonly [Cut, ...Cut[]] = [short, sidePart, quiff, curls, buzz, fringe];
export const OLD_MENS: readonly [Cut, ...Cut[]] = [receding, short, sidePart, buzz];
/** Of whom a name does not tell more. */
export const ANYBODYS_CUTS: readonly [Cut, ...Cut[]] = [
  short,
  sidePart,
  curls,
  fringe,
  pixie,
  afro,
];
export const WOMENS: readonly [Cut, ...Cut[]] = [
  long,
  bob,
  bun,
  ponytail,
  waves,
  pixie,
  afro,
  curls,
];

/** Beards and moustaches below a face `half` wide. */
export type Beard = (half: number, colour: string) => string;

export const BEARDS: readonly [Beard, ...Beard[]] = [
  (half, colour) =>
    `<path fill-rule="evenodd" d="${d`M${99 - half} 92C${100 - half} 122 84 136 100 136S${100 + half} 122 ${101 + half} 92C${97 + half} 108 118 104 112 102C104 99 96 99 88 102C82 104 ${103 - half} 108 ${99 - half} 92Z`}M89 110Q100 106 111 110Q108 121 100 121T89 110Z" fill="${colour}"/>`,
  (_half, colour) =>
    fill('M86 107C90 99 97 100 100 102C103 100 110 99 114 107C106 105 94 105 86 107Z', colour),
  (_half, colour) =>
    fill('M87 106C91 99 97 100 100 102C103 100 109 99 113 106C106 104 94 104 87 106Z', colour) +
    fill('M89 123Q100 119 111 123Q112 137 100 137T89 123Z', colour),
  (_half, colour) => fill('M88 122Q100 128 112 122C112 134 106 138 100 138S88 134 88 122Z', colour),
];

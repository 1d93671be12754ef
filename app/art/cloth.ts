/** The tenant's cloth inside a picture: its motif as a pattern, in two colours of the picture. */
import { type MotifName, motifTile, type Tile } from './identity/motif';
import { n } from './svg';

export interface Cloth {
  readonly motif: MotifName;
  /** Chooses the motif's variant, as in the brand's own files. */
  readonly seed: number;
}

/** A pattern with the id `m`; `size` is how large one tile is, in the picture's units. */
export function clothPattern({ motif, seed }: Cloth, size: number, ink: string): string {
  const tile = motifTile(motif, seed);
  const scale = Math.round((size / tile.size) * 1000) / 1000;
  return (
    `<pattern id="m" width="${tile.size}" height="${tile.size}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale})" stroke-linecap="butt">` +
    `<g fill="${ink}" color="${ink}">${short(tile)}</g></pattern>`
  );
}

const MOVED = /<path transform="translate\((-?\d+) (-?\d+)\)"[^>]*\/>/g;
const LINES = /<path d="([^"]+)" fill="none" stroke="currentColor" stroke-width="([^"]+)"\/>/g;
const TURNED = /<path transform="rotate\(([^ ]+) [^)]+\)" d="M([^ ]+) ([^q]+)q([^q]+)q([^"]+)"\/>/g;
const DOTS =
  /(?:<circle cx="[^"]+" cy="[^"]+" r="([^"]+)"\/>)(?:<circle cx="[^"]+" cy="[^"]+" r="\1"\/>)+/g;
const BARS = /(?:<rect x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+"\/>){2,}/g;
const PETALS = /(?:<path d="[^"]+q[^"]+"\/>){2,}/g;

/** The same tile in fewer bytes: without what lies beside it, and rows of one shape as one path. */
function short({ body, size }: Tile): string {
  const seen = body.replace(MOVED, (part, x: string, y: string) =>
    [x, y].every((place) => Number(place) > -20 && Number(place) < size + 20) ? part : '',
  );
  return withJoinedLines(seen, size)
    .replace(TURNED, (_part, turn: string, x: string, y: string, out: string, back: string) => {
      const turned = (steps: string) => steps.trim().split(' ').map(Number);
      return `<path d="M${x} ${y}q${rotated(turned(out), Number(turn))}q${rotated(turned(back), Number(turn))}"/>`;
    })
    .replace(DOTS, (dots, radius: string) => {
      const points = [...dots.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)];
      return `<path d="${points.map(([, x, y]) => `M${x} ${y}h0`).join('')}" stroke="currentColor" stroke-width="${n(Number(radius) * 2)}" stroke-linecap="round"/>`;
    })
    .replace(BARS, (bars) => {
      const sides = [...bars.matchAll(/x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)];
      return `<path d="${sides.map(([, x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}Z`).join('')}"/>`;
    })
    .replace(PETALS, (paths) => `<path d="${paths.slice(9, -3).replaceAll('"/><path d="', '')}"/>`);
}

/** All lines of one width as one; a tile has one ink, so that their order says nothing. */
function withJoinedLines(body: string, size: number): string {
  if (/<g|<svg/.test(body)) return body;
  const byWidth = new Map<string, string>();
  for (const [, path = '', width = ''] of body.matchAll(LINES)) {
    const [, x = '0', radius = '0'] = /^M(-?[\d.]+) [^a]+a([\d.]+)/.exec(path) ?? [];
    const isSeen = Number(x) < size && Number(x) + Number(radius) * 2 >= 0;
    byWidth.set(width, (byWidth.get(width) ?? '') + (isSeen ? path : ''));
  }
  const joined = [...byWidth].map(([width, path]) => {
    return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
  });
  return body.replace(LINES, '') + joined.join('');
}

/** Steps of a path, two numbers a point, turned by so many degrees. */
function rotated(steps: readonly number[], turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return steps
    .map((step, index) => {
      const other = steps[index ^ 1] ?? 0;
      return n(index % 2 === 0 ? step * cos - other * sin : other * sin + step * cos);
    })
    .join(' ');
}

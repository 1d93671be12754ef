/**
 * A measure as a strip of cells, one for each that is counted: on the left of a line as it was before,
 * on its right as it is now. Those that are gone stay as outlines.
 */
import type { Measure } from './measures';

/** More cells than this would be no cells to see; each then stands for several. */
export const MOST_CELLS = 130;
/** A cell's width with the gap behind it, and its height, in units of the drawing. */
export const CELL = { pitch: 4, width: 3, height: 10 } as const;

export interface Strip {
  /** What can be counted on both sides of the line together. */
  readonly count: number;
  readonly cells: number;
  /** SVG paths of what was, what is now, and what is gone. */
  readonly before: string;
  readonly after: string;
  readonly gone: string;
}

/** The strip with the line at `share` of its length: 0 shows all as it is now, 1 as it was. */
export function stripAt({ before, after }: Measure, share: number): Strip {
  const most = Math.max(before, after);
  const cells = Math.max(1, Math.min(MOST_CELLS, Math.ceil(most)));
  const cut = Math.round(cells * Math.min(1, Math.max(0, share)));
  const paths = { before: '', after: '', gone: '' };
  let shown = 0;
  for (let index = 0; index < cells; index += 1) {
    const wasThere = isFilled(index, before / most, cells);
    const isThere = isFilled(index, after / most, cells);
    const isOld = index < cut;
    if (isOld ? wasThere : isThere) shown += 1;
    const kind = isOld ? wasThere && 'before' : isThere ? 'after' : wasThere && 'gone';
    if (kind) paths[kind] += cellAt(index);
  }
  return { ...paths, cells, count: countOf(shown, { before, after }, cut, cells) };
}

/** At either end the very number that the case tells; between them what the cells stand for. */
function countOf(
  shown: number,
  { before, after }: Omit<Measure, 'label'>,
  cut: number,
  cells: number,
): number {
  if (cut === 0) return after;
  if (cut === cells) return before;
  return Math.round((shown * Math.max(before, after)) / cells);
}

/** Whether a cell is among `share` of all, which are spread evenly. */
function isFilled(index: number, share: number, cells: number): boolean {
  const filled = Math.round(share * cells);
  return Math.floor(((index + 1) * filled) / cells) > Math.floor((index * filled) / cells);
}

function cellAt(index: number): string {
  return `M${index * CELL.pitch} 0h${CELL.width}v${CELL.height}h-${CELL.width}z`;
}

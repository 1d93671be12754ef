/** Outlines as short SVG paths: relative whole numbers of a fine grid, and no command twice. */

/** Steps of the grid to a unit of the picture. */
export const GRID = 6;

/** A piece of an outline in a picture's units; the points are absolute, x before y. */
export interface Segment {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly number[];
}

interface Pen {
  x: number;
  y: number;
  /** Where the contour began, to which Z leads back. */
  readonly start: [x: number, y: number];
  /** The control point that a smooth curve (T) goes on from; none behind any but a quadratic curve. */
  control: readonly [x: number, y: number] | undefined;
  command: string;
}

/** A path on a grid of {@link GRID} steps to a unit. */
export function compactPath(segments: readonly Segment[]): string {
  const pen: Pen = { x: 0, y: 0, start: [0, 0], control: undefined, command: '' };
  return segments.map((segment) => written(segment, pen)).join('');
}

function written({ command, points }: Segment, pen: Pen): string {
  const steps = points.map((value) => Math.round(value * GRID));
  if (command === 'Z') return closed(pen);
  const [x = 0, y = 0] = steps.slice(-2);
  // Curves of a font end in lines that lead nowhere.
  if (command === 'L' && x === pen.x && y === pen.y) return '';
  const text = draw(command, steps, pen);
  if (command === 'M') pen.start.splice(0, 2, x, y);
  pen.control = command === 'Q' ? [steps[0] ?? 0, steps[1] ?? 0] : undefined;
  [pen.x, pen.y] = [x, y];
  return text;
}

function closed(pen: Pen): string {
  [pen.x, pen.y] = pen.start;
  pen.control = undefined;
  pen.command = 'z';
  return 'z';
}

function draw(command: Segment['command'], steps: readonly number[], pen: Pen): string {
  const [dx = 0, dy = 0] = steps.slice(-2).map((value, at) => value - (at === 0 ? pen.x : pen.y));
  if (command === 'L' && dy === 0) return put('h', [dx], pen);
  if (command === 'L' && dx === 0) return put('v', [dy], pen);
  if (command === 'Q' && isSmooth(steps, pen)) return put('t', [dx, dy], pen);
  const relative = steps.map((value, at) => value - (at % 2 ? pen.y : pen.x));
  return put(command.toLowerCase(), relative, pen);
}

/** Whether the control point is the last one's reflection, so that it need not be written. */
function isSmooth([x, y]: readonly number[], { x: atX, y: atY, control }: Pen): boolean {
  return control !== undefined && x === 2 * atX - control[0] && y === 2 * atY - control[1];
}

/** A command with its numbers; one that is repeated is not written again, save that of a move. */
function put(command: string, numbers: readonly number[], pen: Pen): string {
  const isRepeated = command === pen.command && command !== 'm';
  pen.command = command;
  const text = numbers.map((value) => (value < 0 ? `${value}` : ` ${value}`)).join('');
  return isRepeated ? text : command + text.trimStart();
}

/** Shapes that fill a square of a grid, as parts of an SVG path. Sizes are in the path's own units. */

/** A quarter of a disc; its middle is the square's corner `turn`, counted clockwise from the top left. */
export function quarter(x: number, y: number, side: number, turn: number): string {
  const arc = `a${side} ${side} 0 0 1 `;
  return [
    `M${x} ${y}h${side}${arc}${-side} ${side}z`,
    `M${x + side} ${y}v${side}${arc}${-side} ${-side}z`,
    `M${x + side} ${y + side}h${-side}${arc}${side} ${-side}z`,
    `M${x} ${y + side}v${-side}${arc}${side} ${side}z`,
  ][turn % 4] as string;
}

/** Half a disc that lies on the square's side `turn`, counted clockwise from the top. */
export function half(x: number, y: number, side: number, turn: number): string {
  const arc = `a${side / 2} ${side / 2} 0 0 1 `;
  return [
    `M${x} ${y}h${side}${arc}${-side} 0z`,
    `M${x + side} ${y}v${side}${arc}0 ${-side}z`,
    `M${x + side} ${y + side}h${-side}${arc}${side} 0z`,
    `M${x} ${y + side}v${-side}${arc}0 ${side}z`,
  ][turn % 4] as string;
}

/** Half of the square, cut from corner to corner; it keeps the corner `turn`. */
export function wedge(x: number, y: number, side: number, turn: number): string {
  return [
    `M${x} ${y}h${side}l${-side} ${side}z`,
    `M${x + side} ${y}v${side}l${-side} ${-side}z`,
    `M${x + side} ${y + side}h${-side}l${side} ${-side}z`,
    `M${x} ${y + side}v${-side}l${side} ${side}z`,
  ][turn % 4] as string;
}

/** A disc in the middle of the square, as wide as `share` of its side. */
export function disc(x: number, y: number, side: number, share: number): string {
  const radius = Math.round((side * share) / 2);
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `M${x + side / 2 - radius} ${y + side / 2}${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

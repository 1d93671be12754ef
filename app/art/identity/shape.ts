/** Small SVG shapes that motifs and emblems are put together from, filled with the inherited ink. */

type Point = readonly [number, number];

export function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function ring(x: number, y: number, radius: number, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

export function polygon(...points: Point[]): string {
  return `<path d="M${points.map((point) => point.join(' ')).join('L')}Z"/>`;
}

/** A square on its point; `reach` is from the middle to a corner. */
export function diamond(x: number, y: number, reach: number): string {
  return polygon([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]);
}

export function line(x1: number, y1: number, x2: number, y2: number, width: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
}

/** The upper half of a circle's outline. */
export function arch(x: number, y: number, radius: number, width = 2.5): string {
  const path = `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
  return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
}

/** `count` pointed petals round a middle, each `length` long and twice `half` wide. */
export function petals(x: number, y: number, count: number, length: number, half: number): string {
  const petal = `M${x} ${y}q${half} ${-length / 2} 0 ${-length}q${-half} ${length / 2} 0 ${length}`;
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.round((index * 36_000) / count) / 100;
    return `<path transform="rotate(${turn} ${x} ${y})" d="${petal}"/>`;
  }).join('');
}

/** Draws a thing at all four corners of a tile, so that the neighbours make it whole. */
export function corners(size: number, draw: (x: number, y: number) => string): string {
  return draw(0, 0) + draw(size, 0) + draw(0, size) + draw(size, size);
}

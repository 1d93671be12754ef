/** Putting SVG together: short numbers, few attributes, and texts that stay texts. */

/** A number as it stands in a path: at most one digit behind the point. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path of numbers and commands; numbers are shortened. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? n(value) : value) + part;
  });
}

export function fill(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

export function stroke(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
): string {
  const round = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${colour}"/>`;
}

export function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`;
}

/** A whole picture; `view` is the part of the drawing that is shown, the whole of it by default. */
export function picture(
  width: number,
  height: number,
  body: string,
  view = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}

/** What a browser may take as markup, as text; what no XML may hold is left out. */
export function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

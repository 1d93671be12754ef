/**
 * A picture of indexed colours, filled with shapes whose edges are smooth. A colour that an edge
 * mixes is one of the palette's as well, made when it is first needed.
 */
import { parseColour } from '../identity/colour';
import { coverage, type Outline } from './coverage';

/** How many steps lead from one colour to another along an edge. */
const STEPS = 8;
/** An indexed picture has no more colours (PNG, section 11.2.2). */
const MOST_COLOURS = 256;
/** Mixed ones leave room for those that are asked for. */
const MOST_MIXED = 240;

type Rgb = readonly [number, number, number];

export class Canvas {
  readonly width: number;
  readonly height: number;
  /** A colour of the palette for each pixel, row by row. */
  readonly pixels: Uint8Array;
  readonly #colours: Rgb[] = [];
  readonly #known = new Map<number | string, number>();

  /** @param ground `#rrggbb`, the colour that all pixels begin with */
  constructor(width: number, height: number, ground: string) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
    this.#indexOf(ground);
  }

  /** Red, green and blue of every colour. */
  get palette(): Uint8Array {
    return Uint8Array.from(this.#colours.flat());
  }

  /** Fills a rectangle of whole pixels. */
  box(x: number, y: number, width: number, height: number, colour: string): void {
    const index = this.#indexOf(colour);
    const [left, right] = [Math.max(0, x), Math.min(this.width, x + width)];
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1) {
      this.pixels.fill(index, row * this.width + left, row * this.width + right);
    }
  }

  /** Fills what the outlines surround; one that runs the other way cuts a hole. */
  fill(outlines: readonly Outline[], colour: string): void {
    const front = this.#indexOf(colour);
    const { left, top, wide, high, shares } = coverage(outlines, this.width, this.height);
    for (let row = 0; row < high; row += 1) {
      const start = (top + row) * this.width + left;
      let inside = 0;
      for (let x = 0; x < wide; x += 1) {
        inside += shares[row * (wide + 2) + x] ?? 0;
        const step = Math.round(Math.min(1, Math.abs(inside)) * STEPS);
        if (step === 0) continue;
        const back = this.pixels[start + x] ?? 0;
        this.pixels[start + x] = step === STEPS ? front : this.#mixed(back, front, step);
      }
    }
  }

  #mixed(back: number, front: number, step: number): number {
    const key = (back * MOST_COLOURS + front) * STEPS + step;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [a, b] = [this.#colours[back], this.#colours[front]];
    if (!a || !b || this.#colours.length >= MOST_MIXED) return step * 2 < STEPS ? back : front;
    const part = (at: 0 | 1 | 2) => Math.round(a[at] + ((b[at] - a[at]) * step) / STEPS);
    return this.#add(key, [part(0), part(1), part(2)]);
  }

  #indexOf(colour: string): number {
    return this.#known.get(colour) ?? this.#add(colour, parseColour(colour));
  }

  #add(key: number | string, rgb: Rgb): number {
    if (this.#colours.length === MOST_COLOURS) return MOST_COLOURS - 1;
    const index = this.#colours.push(rgb) - 1;
    this.#known.set(key, index);
    return index;
  }
}

/** Where focus is seen: what a press of Tab leads to, judged as WCAG 2.2 has it. */

import type { Page } from '@playwright/test';

/** More presses of Tab than any page of the portal takes from end to end. */
const MOST_PRESSES = 250;

/** An element that Tab leads to, and what is wrong with how it is seen; '' is nothing. */
interface Stop {
  readonly name: string;
  readonly wrong: string;
}

/**
 * Goes through the page by Tab from its beginning to its end, and tells each element that is not in view, is
 * covered (WCAG 2.4.11), or has no ring of 3:1 against what is round it (2.4.7, 1.4.11).
 */
export async function unseenStops(page: Page): Promise<{ count: number; wrong: string[] }> {
  await page.evaluate(beginAnew);
  const wrong: string[] = [];
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(judgeFocused);
    if (stop === null) return { count, wrong };
    if (stop.wrong !== '') wrong.push(`${stop.name}: ${stop.wrong}`);
  }
  throw new Error(`Tab never comes to the end of ${page.url()}`);
}

/** Puts the start of the next Tab at the top of the page, or of the dialog that is open. */
function beginAnew(): void {
  for (const one of document.querySelectorAll('[data-tabbed]')) one.removeAttribute('data-tabbed');
  if (document.querySelector('dialog[open]')) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  getSelection()?.collapse(document.body, 0);
}

/** Judges the element in focus; null where there is none, or it was there before. Runs in the page. */
async function judgeFocused(): Promise<Stop | null> {
  const MOST_FRAMES = 30;
  const LEAST_CONTRAST = 3;
  const TARGET = 24;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  if (focused.dataset.tabbed === '') return null;
  focused.dataset.tabbed = '';

  /** What shows the focus of an element: itself, or a label or row round it, or what comes next to it. */
  await settled(focused);
  const shower = shownBy(focused);
  const text =
    focused.getAttribute('aria-label') || focused.textContent?.trim() || focused.outerHTML;
  const name = `${focused.localName} "${text.replace(/\s+/g, ' ').slice(0, 50)}"`;
  return { name, wrong: [place(), look()].filter(Boolean).join('; ') };

  /** Waits until the page has scrolled to it and it has stopped moving. */
  async function settled(element: HTMLElement): Promise<void> {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let [last, still] = ['', 0];
    for (let left = MOST_FRAMES; left > 0 && still < 2; left -= 1) {
      await frame();
      const { top, left: x, width } = element.getBoundingClientRect();
      const now = `${top} ${x} ${width}`;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  }

  function shownBy(element: HTMLElement): HTMLElement {
    const near = [element, element.nextElementSibling, ...ancestors(element).slice(0, 3)];
    const shown = near.find((one) => one instanceof HTMLElement && ringOf(one) !== '');
    return shown instanceof HTMLElement ? shown : element;
  }

  function ancestors(element: Element): HTMLElement[] {
    const parent = element.parentElement;
    return parent ? [parent, ...ancestors(parent)] : [];
  }

  /** The ring of an element or of what is drawn over it; '' where it has none. */
  function ringOf(element: HTMLElement): string {
    for (const part of ['', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return outlineColor;
    }
    return '';
  }

  /** What hides it: the edge of the screen, or something that stands over it. */
  function place(): string {
    const { top, bottom, left, right, width, height } = shower.getBoundingClientRect();
    if (width === 0 || height === 0) return 'has no size';
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const isIn = (seen: number, whole: number) => seen > Math.min(whole, TARGET) - 1;
    if (!isIn(x1 - x0, width) || !isIn(y1 - y0, height)) {
      return `is out of view (${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)})`;
    }
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y] as const),
    );
    const covers = points.flatMap(([x, y]) => cover(document.elementFromPoint(x, y)) ?? []);
    // What is as tall as the screen, as a text to write is, reaches below the bars at its ends.
    const most = height > innerHeight / 4 ? points.length / 2 : 0;
    return covers.length > most
      ? `is covered by ${covers[0]?.localName}.${covers[0]?.className}`
      : '';
  }

  /** What covers the element at a point: something that stays while the page scrolls, and is not round it. */
  function cover(hit: Element | null): Element | null {
    if (!hit || shower.contains(hit) || hit.contains(shower)) return null;
    const staying = [hit, ...ancestors(hit)].find((one) =>
      ['sticky', 'fixed'].includes(getComputedStyle(one).position),
    );
    return staying && !staying.contains(shower) ? staying : null;
  }

  /** What is wrong with how focus looks. */
  function look(): string {
    const ring = ringOf(shower);
    if (ring === '') return 'has no ring';
    const behind = ground(shower.parentElement);
    if (behind === null) return '';
    const ratio = contrast(over(rgba(ring), behind), behind);
    return ratio < LEAST_CONTRAST ? `its ring ${ring} has ${ratio.toFixed(2)} on ${behind}` : '';
  }

  type Colour = readonly [number, number, number, number];

  /** The colour that stands behind an element; null over a picture. */
  function ground(element: Element | null): Colour | null {
    const layers: Colour[] = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      layers.push(rgba(backgroundColor));
      if (layers.at(-1)?.[3] === 1) break;
    }
    return layers.reduceRight<Colour>((under, layer) => over(layer, under), [255, 255, 255, 1]);
  }

  function rgba(colour: string): Colour {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('No canvas to read colours from');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  function over([r, g, b, a]: Colour, [r0, g0, b0]: Colour): Colour {
    const mixed = (one: number, under: number) => one * a + under * (1 - a);
    return [mixed(r, r0), mixed(g, g0), mixed(b, b0), 1];
  }

  function contrast(one: Colour, other: Colour): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance([r, g, b]: Colour): number {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  }
}

/** The marks and wordmarks of all brands: each its own, whole, small, and seen on light and dark grounds. */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { distance, hashOf } from '../../../test/browser/likeness';
import { readBrands } from './brand';
import { contrast } from './contrast';
import { drawnBrand } from './drawn';
import { deepGround, iconSvg, logoColours, logoSvg } from './logo';
import { type Mark, markBody, parseMark } from './mark';

const root = join(import.meta.dirname, '../../..');
/** How far apart the first screens of two brands are (test/browser/first-screens.spec.ts), and two marks. */
const FLOOR = 0.45;
/** Forms have to stand out by so much (WCAG 2.2, 1.4.11), and names as text does. */
const FORM = 3;
const TEXT = 4.5;
/** In bytes: a mark's file, and a logo as it is sent. */
const MARK_LIMIT = 1536;
const LOGO_LIMIT = 2560;
/** A header shows a logo 40 pixels high, and at most 203 wide on a phone of 390 (shell/logo.module.css). */
const WIDEST = (64 * 203) / 40;

const { brands } = await readBrands(root);
const shown = brands.filter(({ key }) => !key.startsWith('dev-'));
const drawn = await Promise.all(shown.map((brand) => drawnBrand(root, brand)));

const BLACK = { main: '#000', accent: '#000' };
const alone = (mark: Mark, colours = BLACK, view = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="${view}">${markBody(mark, colours)}</svg>`;
const picture = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#fff' });

/** How much of a picture is inked, 0 to 1. */
async function inked(svg: string): Promise<number> {
  const levels = await picture(svg).greyscale().raw().toBuffer();
  return 1 - levels.reduce((sum, level) => sum + level, 0) / levels.length / 255;
}

describe.each(drawn)('$key', (brand) => {
  const mark = brand.mark ?? [];

  it('has a mark and a wordmark of its own', () => {
    expect(mark.length).toBeGreaterThan(0);
    const lines = brand.wordmark?.lines.map(({ text }) => text) ?? [];
    expect(lines.join(' ').toLowerCase()).toBe(brand.name.toLowerCase());
    const family = brand.wordmark?.lines.map(({ face }) => face.family) ?? [];
    expect(family).toContain(brand.faces.heading.family);
  });

  it('keeps its mark within the square', async () => {
    // Seen from further away, nothing of it lies around the square.
    const [inside, wide] = await Promise.all([
      inked(alone(mark)),
      inked(alone(mark, BLACK, '-16 -16 96 96')),
    ]);
    expect(Math.abs(inside - wide * 2.25)).toBeLessThan(0.004);
  });

  it('has a mark with enough ink to be seen at 24 pixels', async () => {
    expect(await inked(alone(mark))).toBeGreaterThan(0.15);
    const small = await picture(alone(mark)).resize(24).greyscale().raw().toBuffer();
    expect(Math.min(...small)).toBeLessThan(40);
  });

  it('has no letter cut off', async () => {
    const { body, width } = brand.word;
    const draw = (height: number, from: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width) + 8}" height="${height}" viewBox="-4 ${from} ${Math.ceil(width) + 8} ${height}">${body}</svg>`;
    const [inside, wide] = await Promise.all([inked(draw(64, 0)), inked(draw(128, -32))]);
    expect(Math.abs(inside - wide * 2)).toBeLessThan(0.001);
  });

  it('fits a phone’s header at its full height', () => {
    expect(Number(/width="(\d+)"/.exec(logoSvg(brand, 'dark'))?.[1])).toBeLessThanOrEqual(WIDEST);
  });

  it('is small', () => {
    expect(Buffer.byteLength(markBody(mark, BLACK))).toBeLessThan(MARK_LIMIT);
    for (const ink of ['dark', 'light'] as const) {
      expect(gzipSync(logoSvg(brand, ink)).length).toBeLessThan(LOGO_LIMIT);
    }
  });

  it('stands out on light and on deep grounds, and on its icon', () => {
    const { ground, ink } = brand.palette;
    const light = contrast(ground, '#000') > contrast(ink, '#000') ? ground : ink;
    const onLight = logoColours(brand, 'dark');
    const onDeep = logoColours(brand, 'light');
    expect(contrast(onLight.main, light)).toBeGreaterThanOrEqual(FORM);
    expect(contrast(onLight.accent, light)).toBeGreaterThanOrEqual(FORM);
    expect(contrast(onLight.word, light)).toBeGreaterThanOrEqual(TEXT);
    for (const deep of [deepGround(brand), light === ground ? deepGround(brand) : ground]) {
      expect(contrast(onDeep.main, deep)).toBeGreaterThanOrEqual(FORM);
      expect(contrast(onDeep.accent, deep)).toBeGreaterThanOrEqual(FORM);
      expect(contrast(onDeep.word, deep)).toBeGreaterThanOrEqual(TEXT);
    }
    const fills = [...iconSvg(brand).matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)];
    const colours = new Set(fills.map(([, colour = '']) => colour));
    colours.delete(brand.primary);
    expect(colours.size).toBeGreaterThan(0);
    for (const colour of colours) {
      expect(contrast(colour, brand.primary)).toBeGreaterThanOrEqual(FORM);
    }
  });

  it('has a logo that begins where its mark does, and an icon with the mark in its middle', () => {
    const { left, right } = brand.span;
    expect(right - left).toBeGreaterThan(32);
    expect(logoSvg(brand, 'dark')).toContain(`<g transform="translate(${-left})">`);
    const [, x = ''] = /translate\((\S+) 10.24\) scale\(0.68\)/.exec(iconSvg(brand)) ?? [];
    expect(Number(x) + left * 0.68).toBeCloseTo(64 - (Number(x) + right * 0.68), 1);
  });

  it('names itself once', () => {
    expect(logoSvg(brand, 'dark').match(/<title>/g)).toHaveLength(1);
  });
});

it('has no two marks alike', async () => {
  const hashes = await Promise.all(
    drawn.map(async ({ key, mark }) => ({
      key,
      hash: await hashOf(
        await picture(alone(mark ?? []))
          .png()
          .toBuffer(),
      ),
    })),
  );
  const pairs = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).map((other) => ({
      names: `${one.key} and ${other.key}`,
      apart: distance(one.hash, other.hash),
    })),
  );
  expect(pairs.length).toBe((drawn.length * (drawn.length - 1)) / 2);
  const nearest = pairs.sort((a, b) => a.apart - b.apart).filter(({ apart }) => apart < FLOOR);
  expect(nearest).toEqual([]);
});

describe('a mark’s file', () => {
  const file = (content: string, root = 'viewBox="0 0 64 64"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
  const parse = (content: string, root?: string) => parseMark(file(content, root), 'mark.svg');

  it('is paths, of which some take the second colour or are cut out', () => {
    const mark = parse('<path d="M0 0h9v9z"/><path class="cut" stroke-width="2" d="M1 1L5 5"/>');
    expect(mark.map(({ role }) => role)).toEqual(['main', 'cut']);
    expect(markBody(mark, { main: '#123456', accent: '#654321' })).toContain('mask="url(#m1)"');
  });

  it.each([
    ['another size', parseOf('<path d="M0 0h9v9z"/>', 'viewBox="0 0 24 24"'), 'viewBox'],
    ['something to load', parseOf('<image href="x.png"/><path d="M0 0h9"/>'), 'image'],
    ['a script', parseOf('<path d="M0 0h9" onload="x()"/>'), 'onload'],
    ['a colour of its own', parseOf('<path d="M0 0h9" fill="red"/>'), 'fill'],
    ['an unknown role', parseOf('<path class="third" d="M0 0h9"/>'), 'third'],
    ['a path that is none', parseOf('<path d="url(#x)"/>'), 'commands and numbers'],
    ['no path', parseOf(''), 'commands and numbers'],
    ['text beside it', parseOf('Alpha<path d="M0 0h9"/>'), '#text'],
  ])('is refused with %s', (_name, parse, message) => {
    expect(parse).toThrow(message);
    expect(parse).toThrow('mark.svg');
  });

  function parseOf(content: string, root?: string) {
    return () => parse(content, root);
  }
});

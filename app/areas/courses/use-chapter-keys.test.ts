import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollsSideways } from './use-chapter-keys';

interface Box {
  readonly parentElement: Box | null;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly overflowX: string;
}

const body: Box = { parentElement: null, scrollWidth: 900, clientWidth: 400, overflowX: 'auto' };
const inside = (parentElement: Box, scrollWidth: number, overflowX: string): Box => ({
  parentElement,
  scrollWidth,
  clientWidth: 400,
  overflowX,
});

beforeEach(() => {
  vi.stubGlobal('document', { body, documentElement: null });
  vi.stubGlobal('getComputedStyle', ({ overflowX }: Box) => ({ overflowX }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['code that is wider than its place', inside(body, 900, 'auto'), true],
  ['what stands in it', inside(inside(body, 900, 'scroll'), 400, 'visible'), true],
  ['code that fits', inside(body, 400, 'auto'), false],
  ['what is wider and does not scroll', inside(body, 900, 'visible'), false],
  ['the page itself', body, false],
])('%s: %s', (_, box, scrolls) => {
  // Of an element no more is read than this.
  expect(scrollsSideways(box as unknown as Element)).toBe(scrolls);
});

import { afterEach, expect, test, vi } from 'vitest';
import { measureEach } from '../../bench/figure.mjs';

const figure = (name: string) => ({ name, value: 1, unit: '' });
const bench = (name: string) => async () => ({ measure: async () => [figure(name)] });

afterEach(() => vi.restoreAllMocks());

test('a bench that fails is named, and takes no figure of the others with it', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('refused');
  const kept: string[][] = [];
  const found = await measureEach(
    [
      ['one', bench('a')],
      ['two', async () => ({ measure: () => Promise.reject(broken) })],
      ['three', () => Promise.reject(broken)],
      ['four', bench('b')],
    ],
    'folder',
    (known) => kept.push(known.map(({ name }) => name)),
  );
  expect(found).toEqual({ figures: [figure('a'), figure('b')], failed: ['two', 'three'] });
  expect(kept).toEqual([['a'], ['a', 'b']]);
  expect(told.mock.calls).toEqual([[broken], [broken]]);
});

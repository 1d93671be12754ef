/** The search over the whole site, whose answers come from the edge's own index. */

import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../harness/line';
import { said } from '../harness/page';
import { visit } from '../harness/visit';

afterEach(() => {
  vi.unstubAllGlobals();
});

const results = (titles: readonly string[], isWhole: boolean) => ({
  status: true,
  data: {
    items: titles.map((title) => ({ kind: 'kelas', path: `/Class/${title}`, title })),
    totalItems: titles.length,
    kinds: [{ kind: 'kelas', total: titles.length }],
    words: ['web'],
    isWhole,
  },
});

/** How often it is looked for what is missing. */
const EVERY_MS = 3_000;
const MISSING = 'belum selesai dibaca';

test('what was not read yet comes by itself, and the focus stays', async () => {
  const begin = globalThis.setInterval;
  const looks: (() => void)[] = [];
  vi.stubGlobal('setInterval', (look: () => void, every: number) => {
    if (every === EVERY_MS) looks.push(look);
    return begin(look, every);
  });
  const user = await visit('/Cari');
  answered(
    /edge\/search/,
    results(['Dasar Web'], false),
    results(['Dasar Web', 'Web Lanjut'], true),
  );
  const box = screen.getByLabelText('Cari di seluruh situs');
  await user.type(box, 'web{Enter}');
  await said('1 hasil');
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(new RegExp(MISSING))).not.toBeNull();
  await waitFor(() => expect(looks).not.toEqual([]));
  looks[0]?.();
  await said('2 hasil');
  expect(main.queryByText(new RegExp(MISSING))).toBeNull();
  expect(document.activeElement).toBe(box);
});

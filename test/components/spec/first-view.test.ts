/** The first view of every page: one heading, nothing that a reader of screens trips over, no unsafe link. */

import { waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pages } from '../../browser/pages.mjs';
import { barriers, doubleIds, unsafeLinks } from '../harness/checks';
import { visit } from '../harness/visit';

async function expectSound(): Promise<void> {
  await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(doubleIds()).toEqual([]);
  expect(unsafeLinks()).toEqual([]);
  expect(await barriers()).toEqual([]);
}

describe('for everybody', () => {
  test.each(pages)('$name', async ({ path }) => {
    await visit(path);
    await expectSound();
  });
});

describe('for a learner', () => {
  test.each(['/Welcome', '/My-Events', '/Invoices', '/Invoices/INV-2026-0002', '/Profile'])(
    '%s',
    async (path) => {
      await visit(path, 'Siswa Contoh');
      await expectSound();
    },
  );
});

/** Forms are forms before the page is alive: none puts what is typed into an address. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typedInto } from './deliver';
import type { FormFields } from './fields';

const app = join(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['dist/**', '**/*.test.*'] }).map(
  (path) => [path, readFileSync(join(app, path), 'utf8')] as const,
);

/** Forms whose values are an address: searches, filters and choices that say nothing of a person. */
const READS = [
  'areas/classes/pages/class/class-search.tsx',
  'areas/learning/pages/certificate/number-form.tsx',
  'areas/organisations/pages/training-services-syllabus/draft-form.tsx',
  'areas/payment/payment-answer.tsx',
  'areas/search/pages/search/search-form.tsx',
  'brands/alpha/finder.tsx',
  'brands/mentor/first.tsx',
  'brands/prakerja/vacancies.tsx',
  'brands/umkm/market.tsx',
  'sections/lists/list-tools.tsx',
  'shell/missing-page.tsx',
  'ui/search-box.tsx',
];

it('every form says how it is sent, and those that send do not do it by an address', () => {
  const forms = sources.flatMap(([path, text]) =>
    [...text.matchAll(/<[fF]orm\n?\s[^<]*?(?:method="(\w+)"|\n\s*>|>)/g)]
      // The app's own form says it itself.
      .filter(([tag]) => !/\bform=\{/.test(tag))
      .map(([, method]) => ({ path, method })),
  );
  expect(forms.length).toBeGreaterThan(15);
  expect(forms.filter(({ method }) => method === undefined)).toEqual([]);
  const reads = forms.filter(({ method }) => method === 'get').map(({ path }) => path);
  expect(reads.sort()).toEqual(READS);
});

it('secrets are named so that the edge leaves them out', () => {
  const named = sources.flatMap(([path, text]) => [
    ...[...text.matchAll(/(\w+): \{\s*kind: 'password'/g)].map(([, name]) => [path, name]),
    ...[...text.matchAll(/name="(\w+)"[^>]*type="password"/g)].map(([, name]) => [path, name]),
  ]);
  expect(named.length).toBeGreaterThan(2);
  for (const [path, name = ''] of named) expect(name.toLowerCase(), path).toContain('password');
});

it('takes back what fields can hold', () => {
  const fields = {
    name: { kind: 'text', label: 'Nama' },
    consent: { kind: 'tick', label: 'Setuju' },
    kind: { kind: 'radio', label: 'Jenis', options: [{ value: 'a', label: 'A' }] },
    password: { kind: 'password', label: 'Kata sandi' },
  } as const satisfies FormFields;
  expect(typedInto(fields, { name: ' Ayu', consent: 'on', kind: 'a', other: 'x' })).toEqual({
    name: ' Ayu',
    consent: 'yes',
    kind: 'a',
  });
  // A choice that the form does not offer is none, and a box that is not ticked is not sent.
  expect(typedInto(fields, { kind: 'b', password: 'rahasia', toString: 'x' })).toEqual({
    consent: '',
    kind: '',
    password: 'rahasia',
  });
  expect(typedInto(fields, {})).toEqual({ consent: '' });
});

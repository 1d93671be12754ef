import { expect, it } from 'vitest';
import { knownItem, pageValues, summaryOf, textOf } from './page-values';

it.each<[string, Record<string, string>, string | undefined]>([
  ['lms-feature', { slug: 'coding-studio' }, 'Studio Koding'],
  ['lms-feature', { slug: 'CODING-studio' }, 'Studio Koding'],
  ['lms-feature', { slug: 'lain' }, undefined],
  ['services', {}, undefined],
  ['portfolio', { type: 'Government' }, 'Portofolio pemerintahan'],
  ['portfolio', { type: 'Government', title: 'jongkreatif-academy' }, 'Jong Kreatif Academy'],
  ['about', { slug: 'coding-studio' }, undefined],
])('%s with %j is %s', (name, params, expected) => {
  expect(knownItem(pageValues(name), params)?.title).toBe(expected);
});

it('gives an item its texts, and none to what the table lacks', () => {
  const { title, description } = textOf('services', 'pelatihan-tim');
  expect(summaryOf('services', 'pelatihan-tim')).toEqual({ title, summary: description });
  expect(() => textOf('services', 'lain')).toThrow(/no value lain/);
});

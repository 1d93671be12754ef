import { expect, test } from 'vitest';
import { uniqueItems } from './unique-items';

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) });

test.each([
  ['nothing', [], ''],
  ['a page', [page('a', 'b')], 'a b'],
  ['two', [page('a', 'b'), page('c')], 'a b c'],
  ['two, between which one was added', [page('a', 'b'), page('b', 'c')], 'a b c'],
  ['items without an id', [page('', 'a'), page('')], ' a '],
  ['two, read in different orders', [page('a', 'b'), page('c', 'a')], 'a b c'],
])('%s', (_name, pages, expected) => {
  expect(
    uniqueItems(pages)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});

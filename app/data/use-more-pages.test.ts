import { expect, test } from 'vitest';
import { type Page, pageOf } from '../api/page';
import { arePages } from './use-more-pages';

const [one, two] = [1, 2].map((page) => pageOf(['a', 'b', 'c', 'd'], page, 2)) as [
  Page<string>,
  Page<string>,
];

test.each<[string, Page<string>[], Page<string>[], boolean]>([
  ['nothing', [], [], true],
  ['the same', [one, two], [one, two], true],
  ['one more', [one, two], [one], false],
  ['as long, but read anew', [one, { ...two, items: ['c', 'e'] }], [one, two], false],
])('%s', (_name, pages, before, expected) => expect(arePages(pages, before)).toBe(expected));

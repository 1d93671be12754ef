import { expect, it } from 'vitest';
import { stateIn, testimonyHref } from './testimony-query';

it.each([
  [undefined, 'waiting'],
  ['', 'waiting'],
  ['published', 'published'],
  ['hidden', 'hidden'],
  ['toString', 'waiting'],
])('the address %s asks for those that are %s', (text, state) => expect(stateIn(text)).toBe(state));

it.each([
  [{ state: 'waiting' }, '?'],
  [{ state: 'hidden', search: 'a b', page: 2 }, '?search=a+b&status=hidden&page=2'],
] as const)('%j is written %s', (shown, href) => expect(testimonyHref(shown)).toBe(href));

import { expect, it } from 'vitest';
import { registrationHref, registrationQueryOf } from './registration-query';

it.each([
  [{}, { kind: 'sekolah', search: '', program: '', page: 1 }],
  [{ kind: 'toString' }, { kind: 'sekolah', search: '', program: '', page: 1 }],
  [
    { kind: 'kelas', search: 'data', category: '3', page: '2' },
    { kind: 'kelas', search: 'data', program: '3', page: 2 },
  ],
])('%j shows %j', (query, shown) => expect(registrationQueryOf(query)).toEqual(shown));

it.each([
  [{ kind: 'sekolah' }, '?'],
  [
    { kind: 'kelas', search: 'data', program: '3', page: 2 },
    '?kind=kelas&search=data&category=3&page=2',
  ],
])('%j is written %s', (shown, href) => expect(registrationHref(shown)).toBe(href));

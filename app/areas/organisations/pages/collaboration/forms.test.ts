import { expect, it } from 'vitest';
import { collaborations, collaborationsFor, partners, readPartner } from './forms';

it.each([
  ['', null],
  ['mitra=kampus', 'kampus'],
  ['mitra=KAMPUS', null],
  ['mitra=toString', null],
  ['mitra=perorangan&x=1', 'perorangan'],
])('readPartner %j is %s', (query, partner) => {
  expect(readPartner(new URLSearchParams(query))).toBe(partner);
});

it('every kind of partner has at least two forms to choose from', () => {
  for (const key of Object.keys(partners)) {
    const partner = readPartner(new URLSearchParams({ mitra: key }));
    expect(partner).toBe(key);
    expect(collaborationsFor(partner).length).toBeGreaterThanOrEqual(2);
  }
  expect(collaborationsFor(null)).toBe(collaborations);
});

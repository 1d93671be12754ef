import { expect, it } from 'vitest';
import { openingOf, type Topic, topics, type Who, whos } from './opening';

it.each([
  ['Yanti', 'Halo, panggil aku Yanti. Aku'],
  ['  Ruth ', 'Halo, panggil aku Ruth. Aku'],
  ['', 'Halo. Aku'],
])('"%s" is greeted by it', (name, beginning) => {
  expect(openingOf(name, 'baru', 'gaji').startsWith(beginning)).toBe(true);
});

it('says something else for each who and what', () => {
  const all = Object.keys(whos).flatMap((who) =>
    Object.keys(topics).map((topic) => openingOf('', who as Who, topic as Topic)),
  );
  expect(new Set(all).size).toBe(16);
});

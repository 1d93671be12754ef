import { expect, it } from 'vitest';
import { type Answers, eligibilityOf, PAPERS, type Paper } from './eligible';

const all = new Set(Object.keys(PAPERS) as Paper[]);
const good: Answers = { school: 'smk', average: 80, income: 4_000_000, members: 4, papers: all };

it.each<[string, Partial<Answers>, string]>([
  ['everything', {}, 'Reguler: ; Vokasi: '],
  ['a general school', { school: 'sma' }, 'Reguler: ; Vokasi: school'],
  ['too early', { school: 'lain' }, 'Reguler: school; Vokasi: school'],
  ['weak marks', { average: 74 }, 'Vokasi: ; Reguler: average'],
  ['marks at the limit', { average: 75 }, 'Reguler: ; Vokasi: '],
  ['more income', { income: 7_000_000 }, 'Vokasi: ; Reguler: income'],
  ['an income at the limit', { income: 6_000_000 }, 'Reguler: ; Vokasi: '],
  ['nobody at home', { members: 0 }, 'Reguler: income; Vokasi: income'],
  [
    'no letter',
    { papers: new Set<Paper>(['keluarga', 'karya']) },
    'Vokasi: ; Reguler: penghasilan rapor',
  ],
  [
    'no paper',
    { papers: new Set() },
    'Vokasi: keluarga karya; Reguler: keluarga penghasilan rapor',
  ],
  [
    'nothing at all',
    { school: 'lain', average: 0, income: 90_000_000, papers: new Set() },
    'Vokasi: school income keluarga karya; Reguler: school average income keluarga penghasilan rapor',
  ],
])('%s', (_, changed, expected) => {
  const told = eligibilityOf({ ...good, ...changed }).map(
    ({ name, obstacles, lacks }) =>
      `${name.replace('Putaran ', '')}: ${[...obstacles, ...lacks].join(' ')}`,
  );
  expect(told.join('; ')).toBe(expected);
});

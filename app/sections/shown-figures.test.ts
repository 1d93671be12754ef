import { expect, it } from 'vitest';
import { shownFigures } from './shown-figures';

it('figures show in their own order, unknown ones and those of nothing not at all', () => {
  const shown = shownFigures({ alumni: 2, toString: 3, students: 1, partners: 0, visitors: 9 });
  expect(shown.map(({ label }) => label)).toEqual(['peserta belajar', 'alumni']);
});

it('no more than two rows of them show', () => {
  const names = ['students', 'alumni', 'schools', 'cities', 'classes', 'mentors', 'programs'];
  const all = Object.fromEntries(
    [...names, 'partners', 'graduates', 'provinces'].map((n) => [n, 1]),
  );
  expect(shownFigures(all)).toHaveLength(8);
});

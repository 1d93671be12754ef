import { describe, expect, it } from 'vitest';
import { letterOf, planOf } from './plan';

const course = (credits: number) => ({ name: `Kelas (${credits} SKS)`, durationHours: 0 });

describe('planOf', () => {
  it.each([
    [[], 0, 0, 0, 'Belum ada kelas'],
    [[4, 3], 8, 7, 15, null],
    [[8, 8, 4], 4, 20, 24, null],
    [[8, 8, 6], 0, 22, 22, 'Lewat 2 SKS dari batas 20'],
    [[8, 8], 12, 16, 28, 'Beban semester 28 SKS, lewat 4'],
  ])('%j beside %d', (credits, campus, sum, load, problem) => {
    const plan = planOf(credits.map(course), campus);
    expect([plan.credits, plan.load]).toEqual([sum, load]);
    if (problem === null) expect(plan.problem).toBeNull();
    else expect(plan.problem).toContain(problem);
  });

  it('counts the hours of a credit', () => {
    expect(planOf([course(4)], 0)).toMatchObject({ meeting: 64, own: 116, weekly: 11 });
  });
});

it('writes the plan as a letter', () => {
  const courses = [{ name: 'Data & Kota (3 SKS)', durationHours: 48 }];
  const letter = new URL(letterOf(courses, planOf(courses, 8)));
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toBe('Rencana semester industri');
  expect(letter.searchParams.get('body')).toContain('- Data & Kota (3 SKS): 3 SKS\r\n');
  expect(letter.searchParams.get('body')).toContain('kampus: 11 SKS');
});

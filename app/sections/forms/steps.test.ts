import { expect, it } from 'vitest';
import { firstOpenStep, planOf } from './steps';

const steps = [
  { names: ['school'] },
  { names: ['team', 'mentor'] },
  { names: ['consent'] },
] as const;

it.each([
  ['the first', { step: '0' }, { judged: ['school'], next: 1 }],
  ['one in the middle', { step: '1' }, { judged: ['school', 'team', 'mentor'], next: 2 }],
  ['the last', { step: '2' }, { judged: undefined, next: null }],
  ['none that is said', {}, { judged: undefined, next: null }],
  ['one that is none', { step: '7' }, { judged: undefined, next: null }],
  ['no number', { step: '1e0' }, { judged: undefined, next: null }],
  ['back', { step: '2', goTo: '0' }, { judged: [], next: 0 }],
  ['back to nowhere', { step: '0', goTo: '-1' }, { judged: ['school'], next: 1 }],
])('what is to be done at %s', (_what, typed, plan) => {
  expect(planOf(steps, typed)).toEqual(plan);
});

it('judges and sends a form of one step', () => {
  expect(planOf([], { step: '0' })).toEqual({ judged: undefined, next: null });
});

it.each([
  [{}, 2],
  [{ mentor: 'Wajib diisi.' }, 1],
  [{ consent: 'Centang dulu.', school: 'Wajib diisi.' }, 0],
])('%j is gone on with at step %d', (errors, step) => {
  expect(firstOpenStep(steps, errors)).toBe(step);
});

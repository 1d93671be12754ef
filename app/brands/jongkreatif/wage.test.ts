import { expect, it } from 'vitest';
import { type Job, wageOf } from './wage';

const job: Job = { making: 10, waiting: 5, materials: 50_000, asked: 200_000 };

it.each([
  [job, { hourly: 10_000, hours: 15, verdict: 'parking', fair: 500_000 }],
  [
    { ...job, asked: 350_000 },
    { hourly: 20_000, hours: 15, verdict: 'paint', fair: 500_000 },
  ],
  [
    { ...job, asked: 500_000 },
    { hourly: 30_000, hours: 15, verdict: 'fair', fair: 500_000 },
  ],
  [
    { ...job, asked: 40_000 },
    { hourly: -667, hours: 15, verdict: 'loss', fair: 500_000 },
  ],
  [
    { making: 0, waiting: 0, materials: 0, asked: 12_000 },
    { hourly: 12_000, hours: 1, verdict: 'paint', fair: 30_000 },
  ],
])('%o', (given, expected) => {
  expect(wageOf(given)).toEqual(expected);
});

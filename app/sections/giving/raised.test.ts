import { expect, it } from 'vitest';
import { type Raised, sharesOf } from './raised';

it.each<[raised: Raised, target: number, shares: Raised]>([
  [{ paid: 25, pledged: 50 }, 100, { paid: 25, pledged: 50 }],
  [{ paid: 0, pledged: 0 }, 100, { paid: 0, pledged: 0 }],
  [{ paid: 80, pledged: 50 }, 100, { paid: 80, pledged: 20 }],
  [{ paid: 300, pledged: 50 }, 100, { paid: 100, pledged: 0 }],
  [{ paid: -5, pledged: 50 }, 100, { paid: 0, pledged: 50 }],
  [{ paid: 10, pledged: 10 }, 0, { paid: 0, pledged: 0 }],
  [{ paid: 10, pledged: 10 }, Number.NaN, { paid: 0, pledged: 0 }],
])('%j of %d fills %j', (raised, target, shares) =>
  expect(sharesOf(raised, target)).toEqual(shares),
);

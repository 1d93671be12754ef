import { expect, it } from 'vitest';
import { better, hourly, type Offer } from './offer';

const offer = (pay: number, hours: number, travel: number, fare: number): Offer => ({
  ...{ pay, hours, travel, fare },
});

it.each<[Offer, number]>([
  [offer(4_400_000, 8, 0, 0), 25_000],
  [offer(4_400_000, 8, 120, 0), 20_000],
  [offer(4_400_000, 8, 120, 100_000), 10_000],
  [offer(1_000_000, 8, 0, 90_000), 0],
  [offer(1_000_000, 0, 0, 0), 0],
])('%j pays %d an hour', (one, rupiah) => expect(hourly(one)).toBe(rupiah));

it.each<[Offer, Offer, 0 | 1 | null, number]>([
  [offer(4_400_000, 8, 0, 0), offer(4_400_000, 8, 120, 0), 0, 25],
  [offer(4_400_000, 8, 120, 0), offer(4_400_000, 8, 0, 0), 1, 25],
  [offer(4_400_000, 8, 0, 0), offer(4_400_000, 8, 0, 0), null, 0],
  [offer(0, 8, 0, 0), offer(4_400_000, 8, 0, 0), 1, 100],
])('%j against %j', (a, b, index, percent) => expect(better(a, b)).toEqual({ index, percent }));

import { describe, expect, it } from 'vitest';
import { classCredits, creditsOf } from './credits';

describe('creditsOf', () => {
  it.each([
    [0, 0, 0],
    [44, 0, 44],
    [45, 1, 0],
    [160, 3, 25],
    [900, 20, 0],
    [990, 20, 90],
    [-5, 0, 0],
    [Number.NaN, 0, 0],
  ])('%d hours', (hours, credits, rest) => expect(creditsOf(hours)).toEqual({ credits, rest }));
});

describe('classCredits', () => {
  it.each([
    ['Proyek Mitra (8 SKS)', 128, 8],
    ['Etika (2 sks)', 100, 2],
    ['Tanpa angka', 47, 2],
    ['Bengkel', 8, 0],
    ['Rusak (SKS)', -16, 0],
    ['Panjang (100 SKS)', 16, 1],
  ])('%s', (name, durationHours, credits) => {
    expect(classCredits({ name, durationHours })).toBe(credits);
  });
});

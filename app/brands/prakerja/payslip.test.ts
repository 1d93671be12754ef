import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../api/career';
import { classItem } from '../../api/class';
import { calls } from './content';
import { courseFor, daysToEarn, payOf, vacanciesFor } from './payslip';

const NOW = Date.parse('2026-11-24T12:00:00+07:00');

const job = (given: Partial<Job>): Job => ({
  id: '1',
  slug: 'satu',
  title: 'Admin Pesanan',
  summary: 'Membalas dan mengemas',
  city: 'Bandung',
  type: 'Kontrak',
  level: 'entry',
  salaryMin: 3_900_000,
  salaryMax: 4_200_000,
  isOpen: true,
  deadline: '2026-12-03',
  careerId: '7',
  career: { id: '7', name: 'Toko Sebelah', slug: 'toko-sebelah', logo: '' },
  ...given,
});

const course = (name: string, tags: string[] = [], summary = '') =>
  v.parse(classItem, { id: name, slug: name, name, tags, summary });

describe('the vacancies', () => {
  const jobs = [
    job({ id: 'low', salaryMin: 2_000_000 }),
    job({ id: 'high', salaryMin: 5_000_000, city: 'Cikarang', title: 'Operator Pemindai' }),
    job({ id: 'shut', isOpen: false }),
    job({ id: 'over', deadline: '2026-11-23' }),
    job({ id: 'today', deadline: '2026-11-24', salaryMin: 3_000_000 }),
    job({ id: 'endless', deadline: '', salaryMin: 1_000_000 }),
  ];
  it.each([
    ['', ['high', 'today', 'low', 'endless']],
    ['cikarang', ['high']],
    ['OPERATOR cikarang', ['high']],
    ['operator bandung', []],
    ['   ', ['high', 'today', 'low', 'endless']],
  ])('for “%s”', (search, ids) => {
    expect(vacanciesFor(jobs, NOW, search).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  [{ salaryMin: 5, salaryMax: 9 }, 5],
  [{ salaryMin: 0, salaryMax: 9 }, 9],
  [{ salaryMin: 0, salaryMax: 0 }, 0],
  [{ salaryMin: -4, salaryMax: 0 }, 0],
])('reckons with what is promised: %o', (given, pay) => {
  expect(payOf(job(given))).toBe(pay);
});

describe('the course before it', () => {
  const shop = course('Admin Toko Daring', ['stall', 'admin'], 'Membalas pesanan sehari');
  const store = course('Operator Gudang Digital', ['gudang'], 'Pemindai, palet, dan serah sif');
  it.each([
    ['Admin Pesanan', shop.name],
    ['Operator Pemindai', store.name],
    ['Petugas Sif', undefined],
    ['Penari Latar untuk dengan yang', undefined],
  ])('of %s', (title, name) => {
    expect(courseFor(job({ title, summary: '' }), [shop, store])?.name).toBe(name);
  });
  it('is none where there are none', () => {
    expect(courseFor(job({}), [])).toBeNull();
  });
});

it.each([
  [149_000, 3_900_000, 1],
  [199_000, 4_200_000, 2],
  [0, 3_000_000, 0],
  [149_000, 0, 0],
])('%i is earned from %i a month within %i days', (price, pay, days) => {
  expect(daysToEarn(price, pay)).toBe(days);
});

it('has called 500', () => {
  expect(calls.reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

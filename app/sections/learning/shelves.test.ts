import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getLearner } from '../../api/learner';
import { brokenOff, goingOn, matching, nearestPage, openInvoices, over } from './shelves';

const notYet = () => false;
const classroom = (slug: string) => ({ slug, name: `Kelas ${slug}` });

const NOW = Date.parse('2026-01-02T10:00:00Z');

const learner = v.parse(getLearner().shape, {
  enrolments: [
    { enrolledAt: '2026-01-01', nextSession: '2026-12-02', classroom: classroom('a') },
    { enrolledAt: '2026-03-01', nextSession: '2026-12-01', classroom: classroom('b') },
    { enrolledAt: '2026-02-01', classroom: classroom('c') },
    { classroom: { ...classroom('old'), isEnded: true, endDate: '2025-01-01' } },
    { classroom: { ...classroom('new'), isEnded: true, endDate: '2026-01-01' } },
  ],
  invoices: ['pending', 'paid', 'waiting', 'challenge', 'expired', 'lunas', 'refunded'].map(
    (status) => ({ number: status, status }),
  ),
});
const { enrolments } = learner;
const slugs = (list: typeof enrolments) => list.map(({ classroom }) => classroom.slug);

it('a class that was never opened stands with the others, the newest first', () => {
  expect(slugs(goingOn(enrolments, () => 0, notYet))).toEqual(['b', 'c', 'a']);
});

it('the class that was open last stands first', () => {
  expect(slugs(goingOn(enrolments, ({ slug }) => (slug === 'a' ? 9 : 0), notYet))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('classes that are over stand apart', () => {
  expect(slugs(over(enrolments, notYet))).toEqual(['new', 'old']);
});

it('open invoices are those somebody still waits for', () => {
  const open = openInvoices(learner, NOW).map(({ number }) => number);
  expect(open).toEqual(['pending', 'paid', 'waiting', 'challenge', 'lunas']);
});

it('a class that was read to its end stands with those that are over', () => {
  const isWhole = ({ slug }: { slug: string }) => slug === 'b';
  expect(slugs(goingOn(enrolments, () => 0, isWhole))).toEqual(['c', 'a']);
  expect(slugs(over(enrolments, isWhole)).sort()).toEqual(['b', 'new', 'old']);
});

it('an order that has come to nothing is shown until it is made again', () => {
  const order = (number: string, slug: string, status: string, createdAt: string) => ({
    number,
    status,
    createdAt,
    classroom: { slug },
  });
  const { invoices } = v.parse(getLearner().shape, {
    invoices: [
      order('1', 'x', 'expired', '2026-01-01'),
      order('2', 'x', 'failed', '2026-01-02'),
      order('3', 'y', 'expired', '2026-01-01'),
      order('4', 'y', 'pending', '2026-01-02'),
      order('5', 'a', 'expired', '2026-01-01'),
      order('6', 'z', 'refunded', '2026-01-01'),
      { ...order('7', '', 'expired', '2026-01-03'), kind: 'event', event: { slug: 'x' } },
      { ...order('8', 'late', 'pending', '2026-01-04'), dueDate: '2026-01-01T10:00:00Z' },
      order('9', 'late', 'expired', '2026-01-03'),
      order('10', 'after-all', 'expired', '2026-01-05'),
      order('11', 'after-all', 'settlement', '2026-01-04'),
    ],
  });
  const broken = brokenOff({ ...learner, invoices }, NOW);
  expect(broken.map(({ number }) => number)).toEqual(['8', '7', '2']);
});

const hundred = v.parse(getLearner().shape, {
  enrolments: Array.from({ length: 100 }, (_, index) => ({
    classroom: { slug: `k${index}`, name: `Kelas ${index}`, program: { name: 'Data Dasar' } },
  })),
}).enrolments;

it.each([
  ['', 100],
  ['kelas 42', 1],
  ['  DATA   99 ', 1],
  ['web', 0],
])('a search for %j finds %i of a hundred', (search, count) => {
  expect(matching(hundred, search)).toHaveLength(count);
});

it.each([
  [1, 1, 6, 17],
  [17, 17, 4, 17],
  [99, 17, 4, 17],
  [0, 1, 6, 17],
])('page %i of a hundred is the %ith with %i classes', (wanted, page, count, totalPages) => {
  const shown = nearestPage(hundred, wanted, 6);
  expect([shown.page, shown.items.length, shown.totalPages]).toEqual([page, count, totalPages]);
  expect(nearestPage([], wanted, 6)).toEqual({ items: [], page: 1, totalPages: 1 });
});

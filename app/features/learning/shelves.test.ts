import { expect, it } from 'vitest';
import { getLearner } from '../../api/learner';
import { decode } from '../../decode';
import { goingOn, openInvoices, over } from './shelves';

const { enrolments, invoices } = decode(getLearner().shape, {
  enrolments: [
    { enrolledAt: '2026-01-01', nextSession: '2026-12-02', classroom: { slug: 'a' } },
    { enrolledAt: '2026-03-01', nextSession: '2026-12-01', classroom: { slug: 'b' } },
    { enrolledAt: '2026-02-01', classroom: { slug: 'c' } },
    { classroom: { slug: 'old', isEnded: true, endDate: '2025-01-01' } },
    { classroom: { slug: 'new', isEnded: true, endDate: '2026-01-01' } },
  ],
  invoices: ['pending', 'paid', 'waiting', 'expired', 'refunded'].map((status) => ({
    number: status,
    status,
  })),
});
const slugs = (list: typeof enrolments) => list.map(({ classroom }) => classroom.slug);

it('a class that was never opened stands with the others, the newest first', () => {
  expect(slugs(goingOn(enrolments, () => 0))).toEqual(['b', 'c', 'a']);
});

it('the class that was open last stands first', () => {
  expect(slugs(goingOn(enrolments, (slug) => (slug === 'a' ? 9 : 0)))).toEqual(['a', 'b', 'c']);
});

it('classes that are over stand apart', () => {
  expect(slugs(over(enrolments))).toEqual(['new', 'old']);
});

it('open invoices are those somebody still waits for', () => {
  expect(openInvoices(invoices).map(({ number }) => number)).toEqual(['pending', 'waiting']);
});

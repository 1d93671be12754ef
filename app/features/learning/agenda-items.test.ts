import { expect, it } from 'vitest';
import { listWebinars } from '../../api/class';
import { getLearner } from '../../api/learner';
import { decode } from '../../decode';
import { agendaOf } from './agenda-items';

const NOW = Date.parse('2026-11-23T08:00:00Z');

const { enrolments } = decode(getLearner().shape, {
  enrolments: [
    { nextSession: '2026-11-25T12:00:00Z', classroom: { slug: 'a', name: 'a' } },
    { nextSession: '2026-11-22T12:00:00Z', classroom: { slug: 'over', name: 'over' } },
    { nextSession: '', classroom: { slug: 'none', name: 'none' } },
    { nextSession: '2026-11-23T23:00:00+07:00', classroom: { slug: 'b', name: 'b' } },
  ],
});
const webinars = decode(listWebinars({}).shape, {
  items: [
    { id: 1, title: 'c', startDate: '2026-11-24' },
    // Today, and so not over yet.
    { id: 2, title: 'd', startDate: '2026-11-23' },
    { id: 3, title: 'e', startDate: '2026-11-23T16:30:00Z' },
    { id: 4, title: 'f', startDate: '2026-11-30' },
  ],
}).items;

it('meetings and webinars stand in one order of time, however their times are written', () => {
  const titles = agendaOf(enrolments, webinars, NOW).map(({ title }) => title);
  expect(titles).toEqual(['d', 'b', 'e', 'c', 'a', 'f']);
});

it('is none where nothing is to come', () => expect(agendaOf([], [], NOW)).toEqual([]));

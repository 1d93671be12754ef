import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listWebinars } from '../../api/class';
import { getLearner } from '../../api/learner';
import { agendaOf } from './agenda-items';

const NOW = Date.parse('2026-11-23T08:00:00Z');

const learner = v.parse(getLearner().shape, {
  enrolments: [
    { nextSession: '2026-11-25T12:00:00Z', classroom: { slug: 'a', name: 'a' } },
    { nextSession: '2026-11-22T12:00:00Z', classroom: { slug: 'over', name: 'over' } },
    { nextSession: '', classroom: { slug: 'none', name: 'none' } },
    { nextSession: '2026-11-23T23:00:00+07:00', classroom: { slug: 'b', name: 'b' } },
  ],
  events: [
    {
      event: {
        id: 1,
        slug: 'g',
        title: 'g',
        kindSlug: 'events',
        startDate: '2026-11-24T09:00:00+07:00',
      },
    },
    // It has begun, and goes on.
    { event: { id: 2, slug: 'h', title: 'h', startDate: '2026-11-20', endDate: '2026-11-23' } },
    {
      event: { id: 3, slug: 'gone', title: 'gone', startDate: '2026-11-20', endDate: '2026-11-21' },
    },
    { event: { id: 4, slug: 'i', title: 'i', kindSlug: 'event-program', startDate: '2026-11-29' } },
    { event: { id: 5, slug: 'never', title: 'never', startDate: '', endDate: '2026-12-01' } },
  ],
});
const webinars = v.parse(listWebinars({}).shape, {
  items: [
    { id: 1, title: 'c', startDate: '2026-11-24' },
    // Today, and so not over yet.
    { id: 2, title: 'd', startDate: '2026-11-23' },
    { id: 3, title: 'e', startDate: '2026-11-23T16:30:00Z' },
    { id: 4, title: 'f', startDate: '2026-11-30' },
  ],
}).items;

it('meetings, events and webinars stand in one order of time, however their times are written', () => {
  const { enrolments } = learner;
  const titles = (of: Parameters<typeof agendaOf>[0]) =>
    agendaOf(of, webinars, NOW).map(({ title }) => title);
  expect(titles({ enrolments, events: [] })).toEqual(['d', 'b', 'e', 'c', 'a', 'f']);
  expect(titles(learner)).toEqual(['h', 'd', 'b', 'e', 'c', 'g']);
});

it('an event leads to its own page', () => {
  const items = agendaOf({ ...learner, enrolments: [] }, [], NOW);
  expect(items.map(({ title, to }) => [title, to])).toEqual([
    ['h', '/Event/h'],
    ['g', '/Event/g'],
    ['i', expect.stringMatching(/^\/.*i$/)],
  ]);
});

it('is none where nothing is to come', () =>
  expect(agendaOf({ enrolments: [], events: [] }, [], NOW)).toEqual([]));

it.each<[when: string, isNow: boolean | null]>([
  ['2026-11-23T08:15:01Z', false],
  ['2026-11-23T08:15:00Z', true],
  // It does not say how long it is, and is not over as it begins.
  ['2026-11-23T08:00:00Z', true],
  ['2026-11-23T06:00:01Z', true],
  ['2026-11-23T06:00:00Z', null],
  ['2026-11-23', false],
  ['', null],
  ['nanti', null],
])('one that begins at %s is to be gone to: %s', (nextSession, isNow) => {
  const { enrolments } = v.parse(getLearner().shape, {
    enrolments: [{ nextSession, classroom: { slug: 'a', name: 'a' } }],
  });
  expect(agendaOf({ enrolments, events: [] }, [], NOW)[0]?.isNow ?? null).toBe(isNow);
});

it.each([
  [{ isOnline: true, location: 'https://rapat.contoh.id/1' }, 'https://rapat.contoh.id/1'],
  [{ isOnline: true, location: 'Ruang daring' }, ''],
  [{ isOnline: false, location: 'https://peta.contoh.id' }, ''],
])('the room of %j is "%s"', (place, room) => {
  const { events } = v.parse(getLearner().shape, {
    events: [{ event: { id: 1, slug: 'a', title: 'a', startDate: '2026-11-24', ...place } }],
  });
  expect(agendaOf({ enrolments: [], events }, [], NOW)[0]?.room).toBe(room);
});

import { expect, it } from 'vitest';
import { slots, stages } from './content';
import { dateOf, hourAt, lessonOf, minutesOf, monthOf, schoolDay, slotsOn } from './day';

const at = (text: string) => Date.parse(`${text}+07:00`);

it.each([
  ['2026-11-23T07:59', 0, true, null],
  ['2026-11-23T08:00', 0, true, '08.00'],
  ['2026-11-23T10:29', 0, true, '10.15'],
  ['2026-11-24T16:59', 1, true, '16.40'],
  ['2026-11-24T17:00', 1, true, null],
  ['2026-11-27T14:59', 4, true, '14.30'],
  ['2026-11-27T15:30', 4, true, null],
  ['2026-11-28T10:00', 0, false, null],
  ['2026-11-29T23:59', 0, false, null],
])('at %s it is day %d (today: %s), in the hour %j', (moment, day, isToday, slot) => {
  const found = schoolDay(at(moment));
  expect([found.day, found.isToday, found.slot?.at ?? null]).toEqual([day, isToday, slot]);
});

it.each([
  ['2026-11-25T10:00', 0, '2026-11-23'],
  ['2026-11-25T10:00', 4, '2026-11-27'],
  ['2026-11-28T10:00', 0, '2026-11-30'],
  ['2026-11-29T23:59', 4, '2026-12-04'],
])('seen on %s, day %d is %s', (moment, day, date) => {
  expect(dateOf(day, at(moment))).toBe(date);
});

it('reads and writes hours', () => {
  expect(hourAt(at('2026-11-23T00:05'))).toBe('00.05');
  expect(minutesOf('08.15')).toBe(495);
  expect(minutesOf('pagi')).toBeNaN();
});

it.each([0, 1, 2, 3, 4])('day %d runs from eight on without a gap, to the bell', (day) => {
  const own = slotsOn(day);
  expect(own[0]?.at).toBe('08.00');
  for (const [index, slot] of own.entries()) {
    expect(minutesOf(slot.until)).toBeGreaterThan(minutesOf(slot.at));
    if (index > 0) expect(own[index - 1]?.until).toBe(slot.at);
  }
  expect(own.at(-1)?.until).toBe(day === 4 ? '15.00' : '17.00');
});

it.each([
  ['2026-11-22', 1],
  ['2026-10-19', 2],
  ['2026-06-15', 6],
  ['2026-05-01', null],
  ['2026-12-01', null],
  ['', null],
])('a cohort begun on "%s" is in month %j', (startDate, month) => {
  const endDate =
    startDate && new Date(Date.parse(startDate) + 168 * 86_400_000).toISOString().slice(0, 10);
  expect(monthOf({ startDate, endDate }, at('2026-11-23T10:00'))).toBe(month);
});

it('says what every month does in every hour of every day', () => {
  const morning = slots.find(({ kind }) => kind === 'morning');
  if (!morning) throw new Error('no morning class');
  expect(lessonOf(morning, 2, 3)).toBe('Uji pasar di Kranggan');
  expect(lessonOf(morning, 6, 0)).toBe(lessonOf(morning, 4, 0));
  for (const slot of slots)
    for (const month of stages.keys())
      for (const day of slot.on ?? [0, 1, 2, 3, 4])
        expect(lessonOf(slot, month + 1, day).length).toBeGreaterThan(2);
});

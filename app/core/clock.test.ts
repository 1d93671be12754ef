import { expect, test, vi } from 'vitest';
import { createClock } from './clock';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT = Date.UTC(2026, 10, 20, 3, 0, 0);

function clockOf(device: number) {
  const ticks = { device, elapsed: 500 };
  const clock = createClock({ device: () => ticks.device, elapsed: () => ticks.elapsed });
  const pass = (ms: number, deviceMs = ms) => {
    ticks.elapsed += ms;
    ticks.device += deviceMs;
  };
  return { clock, pass };
}

test.each([
  { device: AT + 20 * 60_000, now: AT + 20 * 60_000, says: 'believed within the hour' },
  { device: AT + 4 * DAY_MS, now: AT + HOUR_MS, says: 'four days ahead' },
  { device: AT - 400 * DAY_MS, now: AT, says: '400 days behind' },
])('a device is $says', ({ device, now }) => {
  const { clock, pass } = clockOf(device);
  expect(clock.now()).toBe(device);
  clock.note(AT, HOUR_MS);
  expect(clock.now()).toBe(now);
  pass(60_000);
  expect(clock.now()).toBe(now + 60_000);
});

test('an answer tells the second, and what was kept does not set it back', () => {
  const { clock } = clockOf(AT - 400 * DAY_MS);
  clock.note(AT, HOUR_MS);
  clock.hear(new Date(AT + 1_800_000).toUTCString());
  expect(clock.now()).toBe(AT + 1_800_000);
  clock.hear(new Date(AT - DAY_MS).toUTCString());
  clock.hear(null);
  clock.hear('no date');
  expect(clock.now()).toBe(AT + 1_800_000);
});

test('goes on while a device sleeps, and when its clock is set back', () => {
  const { clock, pass } = clockOf(AT);
  clock.note(AT, 0);
  pass(0, HOUR_MS);
  expect(clock.now()).toBe(AT + HOUR_MS);
  pass(2 * HOUR_MS, -DAY_MS);
  expect(clock.now()).toBe(AT + 2 * HOUR_MS);
});

test('tells of a jump', () => {
  const { clock } = clockOf(AT + 4 * DAY_MS);
  const jumped = vi.fn();
  const stop = clock.subscribe(jumped);
  clock.note(AT, HOUR_MS);
  expect(jumped).toHaveBeenCalledTimes(1);
  clock.note(AT + HOUR_MS, HOUR_MS);
  stop();
});

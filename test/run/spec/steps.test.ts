import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goingLine, namedWhenSlow, step } from '../steps.mjs';
import { byHand } from './by-hand';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  { pieces: [{ title: 'Building A', started: 0 }], line: '… Building A (35 s)' },
  {
    pieces: [
      { title: 'Building A', started: 0, usually: 45 },
      { title: 'Compiling B', started: 4600 },
    ],
    line: '… Building A (35 s, usually 45 s); Compiling B (30 s)',
  },
])('one line tells all that goes on: $line', ({ pieces, line }) => {
  expect(goingLine(pieces, 35_000)).toBe(line);
});

test('short work is one line, with its detail', async () => {
  await step('Building A', async () => '53 KiB');
  await step('Building B', async () => undefined);
  expect(lines).toEqual([
    expect.stringMatching(/^Building A: 53 KiB, \d+\.\d s$/),
    expect.stringMatching(/^Building B: \d+\.\d s$/),
  ]);
});

test('work that fails is told and fails', async () => {
  const failing = step('Building A', async () => {
    throw new Error('no registry');
  });
  await expect(failing).rejects.toThrow('no registry');
  expect(lines).toEqual([expect.stringMatching(/^Building A: failed after \d+\.\d s$/)]);
});

test('work side by side is told of in one line after a while, then now and again', async () => {
  vi.useFakeTimers();
  const [first, second] = [byHand(), byHand()];
  const a = step('Building A', () => first.promise, { usually: 45 });
  const b = step('Building B', () => second.promise);
  vi.advanceTimersByTime(4900);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(lines).toEqual(['… Building A (5 s, usually 45 s); Building B (5 s)']);
  first.resolve();
  await a;
  vi.advanceTimersByTime(30_000);
  expect(lines[1]).toMatch(/^Building A: /);
  expect(lines[2]).toBe('… Building B (35 s)');
  second.resolve();
  await b;
  vi.advanceTimersByTime(300_000);
  expect(lines).toHaveLength(4);
});

test('work that is quick by itself says nothing; one that drags is named on the error output', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
  expect(await namedWhenSlow('Compiling A', Promise.resolve(7), { usually: 70 })).toBe(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);

  const work = byHand();
  const slow = namedWhenSlow('Compiling B', work.promise, { usually: 70 });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(told).toEqual(['… Compiling B (5 s, usually 70 s)', '… Compiling B (30 s, usually 70 s)']);
  work.resolve();
  await slow;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([told.length, lines]).toEqual([2, []]);
});

import { expect, it } from 'vitest';
import { feelOf, JONI, jump, type Run, readFeel, scoreOf, start, step, writtenFeel } from './run';

const FRAME = 1 / 60;
const middle = () => 0.5;

/** Runs for some seconds, jumping where `wants` says so. */
function played(seconds: number, wants: (run: Run) => boolean, random = middle): Run {
  let run = start;
  for (let time = 0; time < seconds && !run.isOver; time += FRAME) {
    run = step(wants(run) ? jump(run, JONI) : run, FRAME, JONI, random);
  }
  return run;
}

/** Jumps when something to jump over is near. */
const careful = ({ things, distance }: Run) =>
  things.some(({ kind, x }) => kind !== 'cracker' && x - distance > 46 && x - distance < 62);

it('is over at the first thing for who never jumps', () => {
  const run = played(20, () => false);
  expect(run.isOver).toBe(true);
  expect(run.distance).toBeGreaterThan(100);
  expect(step(jump(run, JONI), FRAME, JONI, middle)).toBe(run);
});

it.each([0.1, 0.5, 0.9])('can be survived with luck of %d', (luck) => {
  const run = played(15, careful, () => luck);
  expect(run.isOver).toBe(false);
  expect(scoreOf(run)).toBeGreaterThan(30);
});

it('jumps from the ground alone, and comes down again', () => {
  const up = step(jump(start, JONI), FRAME, JONI, middle);
  expect(up.y).toBeGreaterThan(0);
  expect(jump(up, JONI)).toBe(up);
  let run = up;
  for (let frame = 0; frame < 60; frame += 1) run = step(run, FRAME, JONI, middle);
  expect(run.y).toBe(0);
});

it('picks crackers up for points', () => {
  const cracker = { kind: 'cracker', x: 40, y: 2 } as const;
  const run = step({ ...start, things: [cracker] }, FRAME, JONI, middle);
  expect(run.crackers).toBe(1);
  expect(run.things).not.toContain(cracker);
  expect(scoreOf(run)).toBe(5);
});

it('goes no further in one step when a tab was asleep', () =>
  expect(step(start, 60, JONI, middle).distance).toBeLessThan(10));

it.each([
  [{ force: 120, gravity: 1500 }, 'Terlalu pendek'],
  [{ force: 420, gravity: 500 }, 'keluar dari layar'],
  [{ force: 200, gravity: 400 }, 'balon'],
  [{ force: 340, gravity: 1500 }, 'Galak'],
  [JONI, 'Enak'],
])('%j feels so', (feel, says) => expect(feelOf(feel).says).toContain(says));

it.each([null, '', '1 2', '250 760; drop', '-5 800', 'NaN NaN'])('reads %j as Joni’s', (text) =>
  expect(readFeel(text)).toBe(JONI),
);

it('reads what it has written', () => {
  const feel = { force: 300, gravity: 1200 };
  expect(readFeel(writtenFeel(feel))).toEqual(feel);
});

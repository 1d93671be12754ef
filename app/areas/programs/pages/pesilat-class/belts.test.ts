import { describe, expect, it } from 'vitest';
import { beltOf, coachesOf } from './belts';

describe('beltOf', () => {
  it.each([
    ['beginner', 'white'],
    ['intermediate', 'green'],
    ['advanced', 'blue'],
    ['', undefined],
  ] as const)('%s', (level, key) => expect(beltOf({ level })?.key).toBe(key));
});

describe('coachesOf', () => {
  const taughtBy = (name: string) => ({ mentor: { id: '', name, position: '', photo: '' } });

  it.each([
    ['nobody', [], []],
    ['no name', [''], []],
    ['one twice', ['Sari', 'Bayu', 'Sari'], ['Sari', 'Bayu']],
  ])('%s', (_name, names, expected) =>
    expect(coachesOf(names.map(taughtBy)).map(({ name }) => name)).toEqual(expected),
  );
});

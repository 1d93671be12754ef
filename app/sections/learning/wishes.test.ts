import { expect, it, test } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { dropWish, grantedBy, keepWish, readWishes } from './wishes';

const wish = (slug: string, program = 'p') => ({ slug, name: slug, program, at: '2026-11-20' });

it('keeps one wish a class, the newest first, and takes it back', () => {
  const store = memoryStore();
  keepWish(store, wish('a'));
  keepWish(store, wish('b'));
  keepWish(store, wish('a', 'q'));
  expect(readWishes(store)).toEqual([wish('a', 'q'), wish('b')]);
  expect(dropWish(store, 'a')).toEqual([wish('b')]);
  for (let count = 0; count < 30; count += 1) keepWish(store, wish(`c${count}`));
  expect(readWishes(store)).toHaveLength(20);
});

it.each(['{', '[1]', '"x"'])('has none where %s is stored', (stored) => {
  expect(readWishes(memoryStore({ 'batch-wishes': stored }))).toEqual([]);
});

const open = (slug: string, program: string, isRegistrationOpen: boolean) => ({
  slug,
  program: { id: program, name: '', slug: '' },
  isRegistrationOpen,
});

test.each<[string, ReturnType<typeof open>[], string | undefined]>([
  ['nothing is open', [], undefined],
  ['the class itself is open again', [open('a', 'x', true)], 'a'],
  ['another of its programme', [open('b', 'x', true), open('c', 'p', true)], 'c'],
  ['one of its programme that is closed', [open('c', 'p', false)], undefined],
])('%s', (_name, classes, slug) => expect(grantedBy(wish('a'), classes)?.slug).toBe(slug));

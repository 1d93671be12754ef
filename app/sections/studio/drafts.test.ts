import { expect, it } from 'vitest';
import { memoryStorage } from '../../core/fake-storage';
import { createStore } from '../../core/storage';
import {
  type DraftPlace,
  draftStateIn,
  draftWay,
  dropDraft,
  formNameOf,
  newDrafts,
  noteSaved,
  placeOf,
  putDraft,
  readDrafts,
} from './drafts';
import { studioKindOf } from './studio-kinds';

const kind = studioKindOf('news');

it.each<[place: DraftPlace, name: string, to: string, state: object | null]>([
  [{ kind, origin: 'new', slug: '' }, 'post:news:', '/Studio/Write/news', null],
  [
    { kind, origin: 'new', slug: '2' },
    'post:news:new:2',
    '/Studio/Write/news',
    { origin: 'new', slug: '2' },
  ],
  [{ kind, origin: 'post', slug: 'git' }, 'post:news:git', '/Studio/Write/news/git', null],
  [
    { kind, origin: 'copy', slug: 'git' },
    'post:news:copy:git',
    '/Studio/Write/news',
    { origin: 'copy', slug: 'git' },
  ],
  [
    { kind, origin: 'withdrawn', slug: 'git' },
    'post:news:withdrawn:git',
    '/Studio/Write/news',
    { origin: 'withdrawn', slug: 'git' },
  ],
])('%# names the form, is read out of the name, and leads there', (place, name, to, state) => {
  expect(formNameOf(place)).toBe(name);
  expect(placeOf(name)).toEqual(place);
  expect(draftWay(place)).toEqual({ to, state });
  expect(draftStateIn(state)).toEqual(state);
});

it.each([[undefined], [{ origin: 'lain', slug: 'a' }], [{ isPublished: true }]])(
  '%j says nothing of a draft',
  (value) => expect(draftStateIn(value)).toBeNull(),
);

it.each(['payout', 'post:tidak-ada:', 'post'])('%s is no post', (name) => {
  expect(placeOf(name)).toBeNull();
});

it('gives each of several new posts a draft of its own', () => {
  const names = newDrafts(kind).map(formNameOf);
  expect(names.slice(0, 3)).toEqual(['post:news:', 'post:news:new:2', 'post:news:new:3']);
  expect(new Set(names).size).toBe(names.length);
});

it('lists what is written, the latest first, and forgets what is dropped', () => {
  const storage = memoryStorage();
  const work = createStore('alpha', () => storage);
  work.set('draft:post:news:', JSON.stringify({ title: 'Baru' }));
  work.set('draft:post:blog:lama', JSON.stringify({ title: 'Lama', content: '<p>a</p>' }));
  work.set('draft:post:blog:rusak', '{');
  work.set('draft:payout', JSON.stringify({ amount: '1' }));
  expect(noteSaved(work, 'post:news:', '2026-11-24T10:00:00Z')).toBe(true);
  expect(noteSaved(work, 'post:blog:lama', '2026-11-24T11:00:00Z')).toBe(true);
  expect(noteSaved(work, 'post:blog:tidak-ada', '2026-11-24T11:00:00Z')).toBe(false);
  expect(readDrafts(work).map(({ title, slug }) => `${title} ${slug}`)).toEqual([
    'Lama lama',
    'Baru ',
  ]);
  expect(putDraft(work, 'post:news:withdrawn:a', { title: 'A' }, '2026-11-24T12:00:00Z')).toBe(
    true,
  );
  expect(readDrafts(work)[0]).toMatchObject({ title: 'A', origin: 'withdrawn', slug: 'a' });
  dropDraft(work, 'post:news:withdrawn:a');
  dropDraft(work, 'post:blog:lama');
  expect(readDrafts(work).map(({ name }) => name)).toEqual(['post:news:']);
});

import { beforeEach, describe, expect, it, test } from 'vitest';
import { contentOf, memoryStore } from './fake-storage';
import { partOf } from './storage';
import {
  carryWorkOver,
  clearForNewVersion,
  forgetVisitor,
  hasLeft,
  type Stores,
  settleTab,
  takeOver,
  WORK,
} from './visitor-store';

const NOW = new Date(1_000);
const LATER = new Date(2_000);
const work = () => partOf(all.store, WORK);

let all: Stores;
beforeEach(() => {
  all = { store: memoryStore(), session: memoryStore() };
});

describe('a new version', () => {
  it('clears what another visit gives again, and leaves the work', () => {
    work().set('course_progress', '{}');
    work().set('chat:votes:1', '{}');
    for (const key of ['user_kind', 'work-schema', 'owner', 'visit', 'old-mark']) {
      all.store.set(key, '1');
    }
    clearForNewVersion(all.store);
    expect(all.store.keys().toSorted()).toEqual([
      'owner',
      'visit',
      'work-schema',
      'work:chat:votes:1',
      'work:course_progress',
    ]);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['nothing', {}, { 'work-schema': '1' }],
    [
      'work without a schema',
      {
        course_progress: '1',
        disc: '2',
        'chat:history': '3',
        'chat:votes:a': '4',
        'podcast-place:b': '5',
        user_kind: 'admin',
      },
      {
        'work:course_progress': '1',
        'work:disc': '2',
        'work:chat:history': '3',
        'work:chat:votes:a': '4',
        'work:podcast-place:b': '5',
        user_kind: 'admin',
        'work-schema': '1',
      },
    ],
    ['a draft with personal data', { 'draft:account': '{"name":"Sari"}' }, { 'work-schema': '1' }],
    [
      'work of this schema',
      { 'work:disc': '2', disc: 'other', 'work-schema': '1' },
      { 'work:disc': '2', disc: 'other', 'work-schema': '1' },
    ],
    [
      'work of a later schema',
      { 'work:disc': '2', 'work-schema': '9' },
      { 'work:disc': '2', 'work-schema': '9' },
    ],
    [
      'a schema that is no number',
      { disc: '2', 'work-schema': 'x' },
      { disc: '2', 'work-schema': 'x' },
    ],
  ])('carries %s over', (_name, before, after) => {
    const store = memoryStore(before);
    carryWorkOver(store);
    expect(contentOf(store)).toEqual(after);
    carryWorkOver(store);
    expect(contentOf(store)).toEqual(after);
  });
});

describe('leaving', () => {
  const fill = () => {
    work().set('disc', '2');
    all.store.set('user_kind', 'admin');
    all.store.set('owner', '7');
    all.session.set('draft:account', '{"name":"Sari"}');
    all.session.set('page-load-logged', '1');
  };

  it('takes all along that belongs to the visitor', () => {
    fill();
    forgetVisitor(all, NOW);
    expect(contentOf(all.store)).toEqual({ 'work-schema': '1', visit: '1000' });
    expect(contentOf(all.session)).toEqual({ 'page-load-logged': '1', visit: '1000' });
  });

  it('is noticed by the other tabs, which are then the next visitor’s', () => {
    const other: Stores = { store: all.store, session: memoryStore({ 'draft:account': '{}' }) };
    settleTab(all);
    settleTab(other);
    expect([hasLeft(all), hasLeft(other)]).toEqual([false, false]);
    forgetVisitor(all, NOW);
    expect([hasLeft(all), hasLeft(other)]).toEqual([false, true]);
    settleTab(other);
    expect(contentOf(other.session)).toEqual({ visit: '1000' });
    expect(hasLeft(other)).toBe(false);
  });

  it('is noticed by a tab that is restored later', () => {
    settleTab(all);
    const restored: Stores = {
      store: all.store,
      session: memoryStore({ ...contentOf(all.session), 'draft:account': '{}' }),
    };
    forgetVisitor(all, NOW);
    settleTab(restored);
    expect(restored.session.get('draft:account')).toBeNull();
  });

  it('is not seen in a new tab', () => {
    forgetVisitor(all, NOW);
    const fresh: Stores = { store: all.store, session: memoryStore() };
    expect(hasLeft(fresh)).toBe(false);
    settleTab(fresh);
    expect(hasLeft(fresh)).toBe(false);
  });
});

describe('whose work it is', () => {
  it.each<[string, string | null, boolean]>([
    ['nobody’s yet', null, false],
    ['the same person’s', '7', false],
    ['somebody else’s', '8', true],
  ])('%s', (_name, owner, isOther) => {
    work().set('disc', '2');
    all.session.set('draft:account', '{}');
    if (owner !== null) all.store.set('owner', owner);
    expect(takeOver(all, '7', LATER)).toBe(isOther);
    expect(all.store.get('owner')).toBe('7');
    expect([work().get('disc'), all.session.get('draft:account')]).toEqual(
      isOther ? [null, null] : ['2', '{}'],
    );
    expect(takeOver(all, '7', LATER)).toBe(false);
  });
});

import { beforeEach, describe, expect, it, test } from 'vitest';
import { contentOf, memoryStore } from './fake-storage';
import { markOf } from './owner-mark';
import { partOf } from './storage';
import { clearForNewVersion, hasLeft, type Stores, settleTab, typedKeys, WORK } from './visit';
import { archiveUserData, carryWorkOver, erase, restoreTab } from './visitor-store';

const NOW = new Date(1_000);
const work = () => partOf(all.store, WORK);

let all: Stores;
beforeEach(() => {
  all = { store: memoryStore(), session: memoryStore() };
});

describe('a new version', () => {
  it('clears what another visit gives again, and leaves the work', () => {
    work().set('course_progress', '{}');
    work().set('chat:votes:1', '{}');
    all.store.set('work-of:m7:disc', '1');
    for (const key of ['user_kind', 'work-schema', 'owner', 'visit', 'old-mark']) {
      all.store.set(key, '1');
    }
    clearForNewVersion(all.store);
    expect(all.store.keys().toSorted()).toEqual([
      'owner',
      'visit',
      'work-of:m7:disc',
      'work-schema',
      'work:chat:votes:1',
      'work:course_progress',
    ]);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['nothing', {}, { 'work-schema': '2' }],
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
        'work-schema': '2',
      },
    ],
    ['a draft with personal data', { 'draft:account': '{"name":"Sari"}' }, { 'work-schema': '2' }],
    [
      'work of whom the platform knows',
      { 'work:disc': '2', owner: '7', 'work-schema': '1' },
      {
        [`work-of:${markOf('7')}:disc`]: '2',
        owner: markOf('7'),
        'work-schema': '2',
      },
    ],
    [
      'work of this schema',
      { 'work:disc': '2', disc: 'other', 'work-schema': '2' },
      { 'work:disc': '2', disc: 'other', 'work-schema': '2' },
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
    partOf(all.store, 'work-of:m7:').set('disc', '2');
    for (const key of ['user_kind', 'owner', 'app-version']) all.store.set(key, '1');
    all.session.set('draft:account', '{"name":"Sari"}');
    all.session.set('page-load-logged', '1');
    all.session.set('owner', 'm7');
  };

  it('puts the work and what was typed away, and takes the rest along', () => {
    fill();
    archiveUserData(all, 'm7', NOW);
    expect(contentOf(all.store)).toEqual({
      'work-of:m7:disc': '2',
      'work-schema': '2',
      visit: '1000',
    });
    expect(contentOf(all.session)).toEqual({
      'away:m7:draft:account': '{"name":"Sari"}',
      'page-load-logged': '1',
      visit: '1000',
    });
  });

  it('gives what was typed back to its owner alone, and what has been typed since stays', () => {
    fill();
    all.session.set('draft:team', 'old');
    archiveUserData(all, 'm7', NOW);
    expect(restoreTab(all.session, 'm8')).toBe(false);
    expect(typedKeys(all.session)).toEqual([]);
    all.session.set('draft:team', 'new');
    expect(restoreTab(all.session, 'm7')).toBe(true);
    expect(restoreTab(all.session, 'm7')).toBe(false);
    expect(['draft:account', 'draft:team'].map(all.session.get)).toEqual([
      '{"name":"Sari"}',
      'new',
    ]);
  });

  it('for good leaves nothing of one owner, and all of another', () => {
    fill();
    partOf(all.store, 'work-of:m8:').set('disc', '3');
    archiveUserData(all, 'm7', NOW);
    erase(all, 'm7');
    expect(all.store.keys().filter((key) => key.startsWith('work'))).toEqual([
      'work-of:m8:disc',
      'work-schema',
    ]);
    expect(all.session.keys().toSorted()).toEqual(['page-load-logged', 'visit']);
  });

  it('is noticed by the other tabs, whose own words stay', () => {
    const other: Stores = { store: all.store, session: memoryStore({ 'draft:account': '{}' }) };
    settleTab(all);
    settleTab(other);
    expect([hasLeft(all), hasLeft(other)]).toEqual([false, false]);
    archiveUserData(all, 'm7', NOW);
    expect([hasLeft(all), hasLeft(other)]).toEqual([false, true]);
    settleTab(other);
    expect(other.session.get('draft:account')).toBe('{}');
    expect(hasLeft(other)).toBe(false);
  });

  it('is not seen in a new tab', () => {
    archiveUserData(all, null, NOW);
    const fresh: Stores = { store: all.store, session: memoryStore() };
    expect(hasLeft(fresh)).toBe(false);
    settleTab(fresh);
    expect(hasLeft(fresh)).toBe(false);
  });
});

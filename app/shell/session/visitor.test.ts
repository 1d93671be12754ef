import { describe, expect, it } from 'vitest';
import { createApp } from '../../core/app';
import { bootFixture } from '../../core/boot.fixture';
import { memoryStorage } from '../../core/fake-storage';
import { markOf } from '../../core/owner-mark';
import { storedEnd, storeEnd } from './session-end';
import { claimUserData, openVisit } from './visitor';

const NOW = new Date(1_000);
const [sari, budi] = [markOf('7'), markOf('8')];
const site = 'contoh@contoh.example:';

/** A page of a browser that holds this, in the site's own part of its storages. */
function pageWith(local: Record<string, string>, session: Record<string, string> = {}) {
  const [forGood, forTab] = [memoryStorage(), memoryStorage()];
  for (const [key, value] of Object.entries(local)) forGood.setItem(site + key, value);
  for (const [key, value] of Object.entries(session)) forTab.setItem(site + key, value);
  return createApp({
    boot: bootFixture,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    storage: { local: () => forGood, session: () => forTab },
  });
}

const kept = { 'work-schema': '2', owner: sari, [`work-of:${sari}:disc`]: '1' };

describe('a page begins', () => {
  it.each<[string, boolean, string | null]>([
    ['with the work of who was here last, signed in', true, '1'],
    ['with nobody’s, signed out', false, null],
  ])('%s', (_name, isSignedIn, expected) => {
    const app = pageWith(kept);
    openVisit(app, isSignedIn);
    expect(app.work.get('disc')).toBe(expected);
    expect(app.store.get(`work-of:${sari}:disc`)).toBe('1');
  });

  it('without what somebody typed in this tab who has signed out in another', () => {
    const typed = { visit: '1', owner: sari, 'draft:account': '{"name":"Sari"}' };
    const app = pageWith({ 'work-schema': '2', visit: '2' }, typed);
    openVisit(app, false);
    expect(app.session.get('draft:account')).toBeNull();
    expect(storedEnd(app.session)).toEqual({ how: 'left', owner: sari });
    expect(claimUserData(app, '8', NOW).isOutdated).toBe(false);
    expect(app.session.get('draft:account')).toBeNull();
  });

  it('with what was typed by who was not signed in, whoever has signed out since', () => {
    const app = pageWith({ visit: '2' }, { visit: '1', 'draft:account': '{}' });
    openVisit(app, false);
    expect(app.session.get('draft:account')).toBe('{}');
  });

  it('signed in, with nothing to tell of how the visit before has ended', () => {
    const app = pageWith(kept);
    storeEnd(app.session, { how: 'over', owner: sari });
    openVisit(app, true);
    expect(storedEnd(app.session)).toBeNull();
  });
});

describe('the platform says who is there', () => {
  interface Case {
    name: string;
    local: Record<string, string>;
    session?: Record<string, string>;
    hasRead?: boolean;
    expected: { isOther: boolean; isOutdated: boolean };
  }
  const cases: Case[] = [
    { name: 'the same as before', local: kept, expected: { isOther: false, isOutdated: false } },
    { name: 'somebody new', local: {}, expected: { isOther: false, isOutdated: false } },
    {
      name: 'somebody new, who has begun before',
      local: { 'work:disc': '1' },
      hasRead: true,
      expected: { isOther: false, isOutdated: false },
    },
    {
      name: 'somebody who is back',
      local: { [`work-of:${sari}:disc`]: '1' },
      expected: { isOther: false, isOutdated: false },
    },
    {
      name: 'somebody who is back, on a page that shows work',
      local: { [`work-of:${sari}:disc`]: '1' },
      hasRead: true,
      expected: { isOther: false, isOutdated: true },
    },
    {
      name: 'somebody who is back, and was typing in this tab',
      local: {},
      session: { [`away:${sari}:draft:account`]: '{}' },
      expected: { isOther: false, isOutdated: true },
    },
    {
      name: 'somebody else',
      local: { 'work-schema': '2', owner: budi, [`work-of:${budi}:disc`]: '8', 'work:disc': '1' },
      expected: { isOther: true, isOutdated: true },
    },
  ];
  it.each(cases)('$name', ({ local, session = {}, hasRead = false, expected }) => {
    const app = pageWith(local, session);
    openVisit(app, true);
    if (hasRead) app.work.get('disc');
    expect(claimUserData(app, '7', NOW)).toEqual(expected);
    expect(claimUserData(app, '7', NOW)).toEqual({ isOther: false, isOutdated: false });
    const begun = Object.keys(local).some((key) => /disc/.test(key));
    expect([app.work.owner(), app.work.get('disc')]).toEqual([sari, begun ? '1' : null]);
    expect(app.store.get(`work-of:${budi}:disc`)).toBe(local[`work-of:${budi}:disc`] ?? null);
    expect(app.store.get('work:disc')).toBeNull();
  });

  it('loads no page anew for ever where there is no storage', () => {
    const app = createApp({ boot: bootFixture, fetch: () => Promise.reject(new TypeError()) });
    openVisit(app, true);
    app.work.get('disc');
    expect(claimUserData(app, '7', NOW)).toEqual({ isOther: false, isOutdated: false });
  });
});

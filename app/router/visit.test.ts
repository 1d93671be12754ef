import { describe, expect, it, vi } from 'vitest';
import type { ClickRecord } from '../api/logger';
import { contentOf, memoryStore } from '../core/fake-storage';
import { checkVersion, logLinkClick, logPageLoad } from './visit';

describe('checkVersion', () => {
  it.each([
    ['a first visit', '2', null, '2', 'admin', 0],
    ['the same version', '2', '2', '2', 'admin', 0],
    ['another version', '2', '1', '2', null, 1],
    ['an unknown version', null, '1', '1', 'admin', 0],
    ['an unknown version first', null, null, null, 'admin', 0],
    ['an empty one stored', '2', '', '2', 'admin', 0],
  ])('%s', (_name, version, seen, stored, kind, ends) => {
    const work = { 'work:course_progress': '{"a":["1"]}', 'work:draft:liga-smk': '{"npsn":"1"}' };
    const store = memoryStore({
      user_kind: 'admin',
      ...work,
      ...(seen !== null && { 'app-version': seen }),
    });
    const endSession = vi.fn();
    checkVersion({ version, store, endSession });
    expect(store.get('app-version')).toBe(stored);
    expect(store.get('user_kind')).toBe(kind);
    expect(contentOf(store)).toMatchObject(work);
    expect(endSession).toHaveBeenCalledTimes(ends);
  });
});

describe('click records', () => {
  const timestamp = '2026-11-20T02:00:00.000Z';
  const environment = (log: (record: ClickRecord) => void) => ({
    here: () => 'https://contoh.example/Class',
    referrer: 'https://cari.example/',
    now: () => new Date(timestamp),
    session: memoryStore(),
    log,
  });

  it('holds the page load, once', () => {
    const log = vi.fn();
    const here = () => 'https://contoh.example/Class?search=sari#top';
    const referrer = 'https://cari.example/?q=nama+saya';
    const visit = { ...environment(log), here, referrer };
    logPageLoad(visit);
    logPageLoad(visit);
    const record = { from: 'https://cari.example/', to: 'https://contoh.example/Class' };
    expect(log.mock.calls).toEqual([[{ ...record, type: 'page_load', timestamp }]]);
  });

  it.each([
    ['https://contoh.example/', 'internal_navigation'],
    ['https://contoh.example/callbackauth?token=x#y', 'internal_navigation'],
    ['https://contoh.example:8443/', 'external'],
    ['https://lain.example/', 'external'],
    ['mailto:halo@contoh.example', null],
    ['javascript:void(0)', null],
    ['', null],
  ])('a click on %j is %s', (to, type) => {
    const log = vi.fn();
    logLinkClick(to, environment(log));
    const record = { from: 'https://contoh.example/Class', to: to.replace(/[?#].*/, '') };
    const records = type === null ? [] : [[{ ...record, type, timestamp }]];
    expect(log.mock.calls).toEqual(records);
  });
});

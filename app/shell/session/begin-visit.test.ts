import { describe, expect, it } from 'vitest';
import { createApp } from '../../core/app';
import type { Tenant } from '../../core/boot';
import { bootFixture } from '../../core/boot.fixture';
import { contentOf, memoryStorage } from '../../core/fake-storage';
import { beginVisit } from './begin-visit';

const site = 'contoh@contoh.example:';

/** A page of a browser that holds this, by whole keys. */
function pageWith(
  local: Record<string, string>,
  session: Record<string, string> = {},
  tenant: Partial<Tenant> = {},
) {
  const [forGood, forTab] = [memoryStorage(), memoryStorage()];
  for (const [key, value] of Object.entries(local)) forGood.setItem(key, value);
  for (const [key, value] of Object.entries(session)) forTab.setItem(key, value);
  const storage = { local: () => forGood, session: () => forTab };
  const app = createApp({
    boot: { ...bootFixture, tenant: { ...bootFixture.tenant, ...tenant } },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    storage,
  });
  return { app, begin: (isSignedIn = false) => beginVisit(app, storage, isSignedIn) };
}

const current = { [`${site}work-schema`]: '2' };

describe('a visit begins', () => {
  it.each<[string, Record<string, string>, Record<string, string>, object]>([
    ['in an empty browser', {}, {}, { 'work-schema': '2' }],
    ['with what nobody signed in for', current, {}, { 'work-schema': '2' }],
    [
      'with work of an older shape, which is brought to the present one',
      { [`${site}disc`]: '1' },
      {},
      { 'work-schema': '2', 'work:disc': '1' },
    ],
    [
      'without somebody whose session is over',
      { ...current, [`${site}owner`]: 'x' },
      {},
      { 'work-schema': '2' },
    ],
    [
      'in a tab whose visitor has signed out in another one',
      { ...current, [`${site}visit`]: '2' },
      { [`${site}visit`]: '1', [`${site}owner`]: 'x', [`${site}draft:a`]: '{}' },
      { 'work-schema': '2', visit: '2' },
    ],
  ])('%s', async (_name, local, session, expected) => {
    const { app, begin } = pageWith(local, session);
    await begin();
    expect(contentOf(app.store)).toEqual(expected);
    expect(app.work.owner()).toBeNull();
    expect(app.session.get('draft:a')).toBeNull();
    expect(app.session.get('visit')).toBe(app.store.get('visit') ?? '');
  });

  it('with the work of who is signed in', async () => {
    const { app, begin } = pageWith({
      ...current,
      [`${site}owner`]: 'x',
      [`${site}work-of:x:disc`]: '1',
    });
    await begin(true);
    expect(app.work.get('disc')).toBe('1');
  });

  it('with what stands under the tenant’s key alone, but for a site under the path rule', async () => {
    const former = { 'contoh:work:disc': '1', 'contoh:app-version': '1.0.0' };
    const typed = { 'contoh:draft:a': '{}' };
    const whole = pageWith(former, typed, { api: '/api' });
    await whole.begin();
    expect(contentOf(whole.app.store)).toMatchObject({ 'work:disc': '1', 'app-version': '1.0.0' });
    expect(whole.app.session.get('draft:a')).toBe('{}');
    const part = pageWith(former, typed, { api: '/pesilat/api', domain: 'pesilat.example' });
    await part.begin();
    expect(contentOf(part.app.store)).toEqual({ 'work-schema': '2' });
  });
});

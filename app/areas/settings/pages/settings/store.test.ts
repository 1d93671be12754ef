import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import type { Answer } from '../../../../api/answer';
import type { Call } from '../../../../api/call';
import type { Change } from './changes';
import { type Ask, store, storeTogether } from './store';

vi.stubGlobal('navigator', { onLine: true });

const changes: Change[] = [
  { name: 'title', from: 'Alpha', to: 'Beta' },
  { name: 'css.clr_dark', from: '#212529', to: '#000000' },
  { name: 'isMaintenance', from: '', to: 'yes' },
];

interface Said {
  status?: number;
  data?: unknown;
  errors?: Record<string, string[]>;
}

/** A platform with these settings, which answers writes of some keys as told. */
function platform(now: Record<string, unknown>, told: Record<string, Said | null> = {}) {
  const sent: [method: string, key: string, body: unknown][] = [];
  const ask: Ask = async <T>(call: Call<T>): Promise<Answer<T> | null> => {
    const key = call.address.split('/').at(-1) ?? '';
    const isRead = call.method === 'GET';
    sent.push([call.method, key, call.body]);
    const said = told[`${call.method} ${key}`];
    if (said === null) return null;
    const { status = 200, errors = {} } = said ?? {};
    if (status === 200) {
      const data = v.parse(call.shape, isRead ? now[key] : undefined);
      return { status: true, message: '', data, code: 200 };
    }
    return { status: false, message: 'Ditolak', data: null, code: status, errors };
  };
  return { ask, sent };
}

const settings = {
  title: 'Alpha',
  css: { clr_dark: '#212529', clr_light: '#ffffff' },
  isMaintenance: false,
};

it('looks at each key, and writes what has changed of it', async () => {
  const { ask, sent } = platform(settings);
  const result = await store('lms', changes, ask);
  expect(sent).toEqual([
    ['GET', 'title', undefined],
    ['PUT', 'title', { value: 'Beta' }],
    ['GET', 'css', undefined],
    ['PUT', 'css', { value: { clr_dark: '#000000' } }],
    ['GET', 'isMaintenance', undefined],
    ['PUT', 'isMaintenance', { value: true }],
  ]);
  expect(result.saved).toEqual(changes);
  expect(result.known).toEqual({ title: 'Beta', 'css.clr_dark': '#000000', isMaintenance: 'yes' });
});

it.each<[what: string, told: Record<string, Said | null>, error: string | undefined]>([
  ['refused', { 'PUT css': { status: 422, errors: { clr_dark: ['Bukan warna'] } } }, 'Bukan warna'],
  ['broken', { 'PUT css': { status: 500 } }, undefined],
  ['unanswered', { 'PUT css': null }, undefined],
  ['unread', { 'GET css': { status: 502 } }, undefined],
])('a key that is %s leaves the others saved', async (_what, told, error) => {
  const { ask } = platform(settings, told);
  const result = await store('lms', changes, ask);
  expect(result.saved.map(({ name }) => name)).toEqual(['title', 'isMaintenance']);
  expect(result.failed.map(({ change }) => change.name)).toEqual(['css.clr_dark']);
  expect(result.errors['css.clr_dark']).toBe(error);
  expect(result.known).not.toHaveProperty('css.clr_dark');
});

it('what somebody else has changed meanwhile is told and not written over', async () => {
  const { ask, sent } = platform({ ...settings, title: 'Gamma' });
  const result = await store('lms', changes, ask);
  expect(sent.some(([method, key]) => method === 'PUT' && key === 'title')).toBe(false);
  expect(result.overtaken.map(({ name }) => name)).toEqual(['title']);
  expect(result.known.title).toBe('Gamma');
  // What they have changed of the same group beside it is nobody's business here.
  const beside = { ...settings, css: { clr_dark: '#212529', clr_light: '#eeeeee' } };
  expect((await store('lms', changes, platform(beside).ask)).overtaken).toEqual([]);
});

it('saves several in one call, all or none', async () => {
  const { ask, sent } = platform(settings);
  const { outcome, problem } = await storeTogether('lms', changes.slice(0, 2), ask);
  expect(sent.map(([method, , body]) => [method, body])).toEqual([
    ['PUT', { title: 'Beta', css: { clr_dark: '#000000' } }],
  ]);
  expect([outcome?.saved, problem]).toEqual([changes.slice(0, 2), null]);
});

it('names the fields that had all of them refused', async () => {
  const ask: Ask = async () => ({
    status: false,
    message: 'Ditolak',
    data: null,
    code: 422,
    errors: { clr_dark: ['Bukan warna'] },
  });
  const { outcome, problem } = await storeTogether('lms', changes, ask);
  expect(outcome).toBeNull();
  expect(problem).toMatch(/ Periksa: Warna gelap\.$/);
});

import { expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { getMe, USER_KIND } from '../../api/user';
import { fakeApp } from '../../app.fixture';
import { readingOf } from '../../data/reading';
import { settleVisitor } from './who';

const nobody = { status: false, message: 'Belum masuk', data: null };
const somebody = (kind?: number) => {
  return { status: true, message: '', data: { id: 1, name: 'Sari', kind } };
};

/** What is kept of a visitor who had a role and some work, once the platform has answered `reply`. */
async function keptAfter(reply: Reply | Error, owner?: string) {
  const { app, seen } = fakeApp({ reply, isSignedIn: true });
  app.store.set(USER_KIND, 'mentor');
  app.work.set('disc', '2');
  if (owner !== undefined) app.store.set('owner', owner);
  const reload = vi.fn();
  const known = await app.cache.settle(getMe());
  const isSettled = await settleVisitor(app, readingOf(known, getMe(), vi.fn()), reload);
  return {
    role: app.store.get(USER_KIND),
    owner: app.store.get('owner'),
    work: app.work.get('disc'),
    ended: seen.filter(({ method }) => method === 'POST').map(({ path }) => path),
    isSettled,
    reloads: reload.mock.calls.length,
  };
}

it.each([
  ['somebody', { body: somebody(4) }, { role: 'student', owner: '1' }],
  ['somebody of an unknown kind', { body: somebody(77) }, { role: null, owner: '1' }],
  ['somebody without a kind', { body: somebody() }, { role: null, owner: '1' }],
  ['nobody', { status: 401, body: nobody }, { role: null, owner: null }],
  ['the platform is down', { status: 502, body: nobody }, { role: 'mentor', owner: null }],
])('%s', async (_name, reply, expected) => {
  expect(await keptAfter(reply)).toEqual({
    ...expected,
    work: '2',
    ended: [],
    isSettled: true,
    reloads: 0,
  });
});

it('clears what somebody else has left', async () => {
  expect(await keptAfter({ body: somebody(4) }, '2')).toEqual({
    role: 'student',
    owner: '1',
    work: null,
    ended: ['/session/logout?of=assistant'],
    isSettled: false,
    reloads: 1,
  });
});

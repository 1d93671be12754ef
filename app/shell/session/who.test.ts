import { expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { getMe, USER_KIND } from '../../api/user';
import { fakeApp } from '../../core/app.fixture';
import { markOf } from '../../core/owner-mark';
import { resultOf } from '../../data/query-result';
import { settleVisitor } from './who';

const nobody = { status: false, message: 'Belum masuk', data: null };
const somebody = (kind?: number) => {
  return { status: true, message: '', data: { id: 1, name: 'Sari', kind } };
};

const [sari, budi] = [markOf('1'), markOf('2')];

/** What is in sight of a visitor who had a role and some work, once the platform has answered `reply`. */
async function inSightAfter(reply: Reply | Error, owner: string | null = null) {
  const { app, seen } = fakeApp({ reply, isSignedIn: true });
  app.store.set(USER_KIND, 'mentor');
  if (owner !== null) app.store.set('owner', owner);
  app.work.turnTo(owner);
  app.work.set('disc', '2');
  const reload = vi.fn();
  const known = await app.cache.ensureData(getMe());
  const isSettled = await settleVisitor(app, resultOf(known, getMe(), vi.fn()), reload);
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
  ['somebody', { body: somebody(4) }, { role: 'student', owner: sari }],
  ['somebody of an unknown kind', { body: somebody(77) }, { role: null, owner: sari }],
  ['somebody without a kind', { body: somebody() }, { role: null, owner: sari }],
  ['nobody', { status: 401, body: nobody }, { role: null, owner: null }],
  ['the platform is down', { status: 502, body: nobody }, { role: 'mentor', owner: null }],
])('%s', async (_name, reply, expected) => {
  expect(await inSightAfter(reply)).toEqual({
    ...expected,
    work: '2',
    ended: [],
    isSettled: true,
    reloads: 0,
  });
});

it('puts away what is somebody else’s', async () => {
  expect(await inSightAfter({ body: somebody(4) }, budi)).toEqual({
    role: 'student',
    owner: sari,
    work: null,
    ended: ['/session/logout?of=assistant'],
    isSettled: false,
    reloads: 1,
  });
});

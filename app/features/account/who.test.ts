import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { USER_KIND } from '../../api/user';
import { fakeApp } from '../../app.fixture';
import { createSessionMark } from './session';
import { createVisitor } from './who';

const nobody = { status: false, message: 'Belum masuk', data: null };
const somebody = (kind?: number) => {
  return { status: true, message: '', data: { id: 1, name: 'Sari', kind } };
};

/** A visitor whose browser has a mark and a role, on a network that answers `reply`. */
function visitorWith(reply: Reply | Error) {
  const { app, seen } = fakeApp({ reply });
  const mark = app.of(createSessionMark);
  mark.remember();
  app.store.set(USER_KIND, 'mentor');
  const kept = () => ({ isMarked: mark.isSet(), role: app.store.get(USER_KIND) });
  return { visitor: app.of(createVisitor), seen, kept };
}

describe('who', () => {
  it.each([
    ['somebody', { body: somebody(4) }, true, 'student', 1],
    ['somebody of an unknown kind', { body: somebody(77) }, true, null, 1],
    ['somebody without a kind', { body: somebody() }, true, null, 1],
    ['nobody', { status: 401, body: nobody }, false, null, 2],
    ['the platform is down', { status: 502, body: nobody }, true, 'mentor', 2],
  ])('%s', async (_name, reply, isMarked, role, calls) => {
    const { visitor, seen, kept } = visitorWith(reply);
    await visitor.who();
    await visitor.who();
    expect(kept()).toEqual({ isMarked, role });
    expect(seen).toHaveLength(calls);
  });
});

describe('signOut', () => {
  it.each([
    ['signed out', { status: 200 }, true],
    ['refused', { status: 403 }, false],
    ['no network', new TypeError('Failed to fetch'), false],
  ])('%s', async (_name, reply, isOut) => {
    const { visitor, seen, kept } = visitorWith(reply);
    const reload = vi.fn();
    expect(await visitor.signOut(reload)).toBe(isOut);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout' }]);
    expect(reload).toHaveBeenCalledTimes(isOut ? 1 : 0);
    expect(kept()).toEqual(
      isOut ? { isMarked: false, role: null } : { isMarked: true, role: 'mentor' },
    );
  });
});

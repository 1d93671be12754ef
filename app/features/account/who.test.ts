import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { USER_KIND } from '../../api/user';
import { fakeApp } from '../../app.fixture';
import { createVisitor } from './who';

const nobody = { status: false, message: 'Belum masuk', data: null };
const somebody = (kind?: number) => {
  return { status: true, message: '', data: { id: 1, name: 'Sari', kind } };
};

/** A visitor whose browser has a role and some work, on a network that answers `reply`. */
function visitorWith(reply: Reply | Error) {
  const { app, seen } = fakeApp({ reply });
  app.store.set(USER_KIND, 'mentor');
  app.work.set('disc', '2');
  const kept = () => ({
    role: app.store.get(USER_KIND),
    owner: app.store.get('owner'),
    work: app.work.get('disc'),
  });
  return { app, visitor: app.of(createVisitor), seen, kept, reload: vi.fn() };
}

describe('who', () => {
  it.each([
    ['somebody', { body: somebody(4) }, { role: 'student', owner: '1' }, 1],
    ['somebody of an unknown kind', { body: somebody(77) }, { role: null, owner: '1' }, 1],
    ['somebody without a kind', { body: somebody() }, { role: null, owner: '1' }, 1],
    ['nobody', { status: 401, body: nobody }, { role: null, owner: null }, 2],
    ['the platform is down', { status: 502, body: nobody }, { role: 'mentor', owner: null }, 2],
  ])('%s', async (_name, reply, expected, calls) => {
    const { visitor, seen, kept, reload } = visitorWith(reply);
    await visitor.who(reload);
    await visitor.who(reload);
    expect(kept()).toEqual({ ...expected, work: '2' });
    expect(seen).toHaveLength(calls);
    expect(reload).not.toHaveBeenCalled();
  });

  it('clears what somebody else has left', async () => {
    const { app, visitor, kept, seen, reload } = visitorWith({ body: somebody(4) });
    app.store.set('owner', '2');
    await visitor.who(reload);
    expect(kept()).toEqual({ role: 'student', owner: '1', work: null });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(seen.map(({ path }) => path)).toContain('/session/logout?of=assistant');
  });

  it('asks anew once it has been forgotten', async () => {
    const { visitor, seen } = visitorWith({ body: somebody(4) });
    await visitor.who();
    visitor.forget();
    await visitor.who();
    expect(seen).toHaveLength(2);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { fakeApp } from '../../core/app.fixture';
import { markOf } from '../../core/owner-mark';
import { eraseWorkOf, type Fate, signOut, switchOver } from './leaving';
import { createSession, isSignedIn } from './session';
import { storedEnd } from './session-end';
import { waitingName } from './waiting-name';

describe('isSignedIn', () => {
  it.each([
    ['', false],
    ['signed_in=1', true],
    ['a=b; signed_in=1; c=d', true],
    ['signed_in=', false],
    ['signed_in=0', false],
    ['xsigned_in=1', false],
    ['a=signed_in=1', false],
  ])('%j: %j', (cookies, expected) => expect(isSignedIn(cookies)).toBe(expected));
});

describe('waitingName', () => {
  it.each([
    ['', null],
    ['signed_in=1', null],
    ['login_name=Sari%3B%20Dewi', 'Sari; Dewi'],
    ['a=b; login_name=', ''],
    ['login_name=%zz', ''],
  ])('%j: %j', (cookies, expected) => expect(waitingName(cookies)).toBe(expected));
});

const owner = markOf('7');

/** A session of a visitor who has left something in the browser. */
function sessionWith(reply?: Reply | Error) {
  const { app, seen } = fakeApp(reply === undefined ? {} : { reply });
  app.work.turnTo(owner);
  app.store.set('owner', owner);
  app.work.set('chat:history', '[]');
  app.store.set('user_kind', 'mentor');
  app.session.set('draft:account', '{}');
  /** What is in sight, and what is kept. */
  const inSight = () => [
    app.store.get('owner'),
    app.store.get('user_kind'),
    app.session.get('draft:account'),
  ];
  const kept = () => [
    app.store.get(`work-of:${owner}:chat:history`),
    app.session.get(`away:${owner}:draft:account`),
  ];
  const listener = vi.fn();
  const session = app.service(createSession);
  session.subscribe(listener);
  return { app, session, seen, kept, inSight, listener };
}

const there = [owner, 'mentor', '{}'];
const nothing = [null, null, null];

describe('signing out', () => {
  it.each<[string, Reply | Error, Fate, boolean, (string | null)[]]>([
    ['done', { status: 200 }, 'kept', true, ['[]', '{}']],
    ['done, and erased', { status: 200 }, 'erased', true, [null, null]],
    ['refused', { status: 403 }, 'erased', false, ['[]', null]],
    ['no network', new TypeError('Failed to fetch'), 'kept', false, ['[]', null]],
  ])('%s', async (_name, reply, fate, isOut, left) => {
    const { app, session, seen, kept, inSight } = sessionWith(reply);
    const depart = vi.fn();
    const told = { how: 'left', owner: fate === 'kept' ? owner : null };
    // The page says nothing before it goes; the next one would, where the visitor does not wait.
    const forget = vi.fn(async () => {
      expect([session.ending(), storedEnd(app.session)]).toEqual([null, told]);
      expect(depart).not.toHaveBeenCalled();
    });
    expect(await signOut(app, fate, forget, depart)).toBe(isOut);
    expect(forget).toHaveBeenCalledTimes(isOut ? 1 : 0);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout' }]);
    expect(depart).toHaveBeenCalledTimes(isOut ? 1 : 0);
    expect([inSight(), kept()]).toEqual([isOut ? nothing : there, left]);
    expect(session.ending()).toEqual(isOut ? told : null);
    // A page that is leaving writes what it holds.
    app.work.set('podcast-place:1', '20');
    expect(app.store.get('work:podcast-place:1')).toBeNull();
  });
});

describe('switching over', () => {
  it.each<[string, Reply | Error, string | null]>([
    ['done', { body: { status: true, data: { to: '/Class?page=2' } } }, '/Class?page=2'],
    ['to another site', { body: { status: true, data: { to: '//evil.example' } } }, '/'],
    ['none waits', { status: 404, body: { status: false } }, null],
    ['no network', new TypeError('Failed to fetch'), null],
  ])('%s', async (_name, reply, to) => {
    const { app, seen, inSight, kept } = sessionWith(reply);
    expect(await switchOver(app)).toBe(to);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/switch' }]);
    expect(inSight()).toEqual(to === null ? there : nothing);
    expect(kept()).toEqual(['[]', to === null ? null : '{}']);
  });
});

describe('the end of a session', () => {
  it('is told, takes nothing away, and leaves the next page to nobody', async () => {
    const { session, kept, inSight, listener } = sessionWith();
    expect(await session.end()).toBe(true);
    expect(inSight()).toEqual([null, 'mentor', '{}']);
    expect(kept()).toEqual(['[]', null]);
    expect(session.ending()).toEqual({ how: 'over', owner });
    expect(listener).toHaveBeenCalled();
  });

  it('erases when the visitor says so, and what the page still holds is not written again', async () => {
    const { app, session, kept } = sessionWith();
    await session.end();
    eraseWorkOf(app, owner);
    app.work.set('chat:history', '[1]');
    expect(kept()).toEqual([null, null]);
    expect(session.ending()).toEqual({ how: 'left', owner: null });
  });

  it('can be the assistant’s alone', async () => {
    const { session, seen } = sessionWith();
    await session.end('assistant');
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout?of=assistant' }]);
    expect(session.ending()).toBeNull();
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../api/fake-gateway';
import { fakeApp } from '../../app.fixture';
import { createSession, isSignedIn, waitingName } from './session';

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

/** A session of a visitor who has left something in the browser. */
function sessionWith(reply?: Reply | Error) {
  const { app, seen } = fakeApp(reply === undefined ? {} : { reply });
  app.work.set('chat:history', '[]');
  app.store.set('user_kind', 'mentor');
  app.session.set('draft:account', '{}');
  const kept = () => [
    app.work.get('chat:history'),
    app.store.get('user_kind'),
    app.session.get('draft:account'),
  ];
  const listener = vi.fn();
  const session = app.of(createSession);
  session.subscribe(listener);
  return { session, seen, kept, listener };
}

describe('signing out', () => {
  it.each([
    ['done', { status: 200 }, true],
    ['refused', { status: 403 }, false],
    ['no network', new TypeError('Failed to fetch'), false],
  ])('%s', async (_name, reply, isOut) => {
    const { session, seen, kept } = sessionWith(reply);
    const reload = vi.fn();
    expect(await session.signOut(reload)).toBe(isOut);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout' }]);
    expect(reload).toHaveBeenCalledTimes(isOut ? 1 : 0);
    expect(kept()).toEqual(isOut ? [null, null, null] : ['[]', 'mentor', '{}']);
  });
});

describe('switching over', () => {
  it.each<[string, Reply | Error, string | null]>([
    ['done', { body: { status: true, data: { to: '/Class?page=2' } } }, '/Class?page=2'],
    ['to another site', { body: { status: true, data: { to: '//evil.example' } } }, '/'],
    ['none waits', { status: 404, body: { status: false } }, null],
    ['no network', new TypeError('Failed to fetch'), null],
  ])('%s', async (_name, reply, to) => {
    const { session, seen, kept } = sessionWith(reply);
    expect(await session.switchOver()).toBe(to);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/switch' }]);
    expect(kept()).toEqual(to === null ? ['[]', 'mentor', '{}'] : [null, null, null]);
  });
});

describe('the end of a session', () => {
  it('is told, and leaves the work', async () => {
    const { session, kept, listener } = sessionWith();
    expect(await session.end()).toBe(true);
    expect(kept()).toEqual(['[]', 'mentor', '{}']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('can be the assistant’s alone', async () => {
    const { session, seen } = sessionWith();
    await session.end('assistant');
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout?of=assistant' }]);
  });
});

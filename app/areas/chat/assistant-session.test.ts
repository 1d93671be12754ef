import { describe, expect, it, vi } from 'vitest';
import { fakeApp } from '../../core/app.fixture';
import { contentOf } from '../../core/fake-storage';
import { createAssistantSession } from './assistant-session';

describe('signing out of the assistant', () => {
  it.each([
    ['done', { status: 200 }, true],
    ['refused', { status: 403 }, false],
    ['no network', new TypeError('Failed to fetch'), false],
  ])('%s', async (_name, reply, isOut) => {
    const { app, seen } = fakeApp({ reply });
    app.work.set('chat:who', '{"id":"1","email":"sari@contoh.id"}');
    app.work.set('chat:of:1:history', '[]');
    app.work.set('chat:history', '[]');
    const session = app.service(createAssistantSession);
    app.work.set('chat:votes:a', '{}');
    app.work.set('chat:draft', 'Apa itu');
    const others = { 'work:disc': '2', user_kind: 'student' };
    for (const [key, value] of Object.entries(others)) app.store.set(key, value);

    const reload = vi.fn();
    expect(await session.signOut(reload)).toBe(isOut);
    expect(seen).toMatchObject([{ method: 'POST', path: '/session/logout?of=assistant' }]);
    expect(reload).toHaveBeenCalledTimes(isOut ? 1 : 0);
    expect(session.hasTraces()).toBe(!isOut);
    if (isOut) expect(contentOf(app.store)).toEqual(others);
    else expect(app.work.get('chat:history')).toBe('[]');
  });
});

describe('traces of the assistant', () => {
  it.each<[string, (app: ReturnType<typeof fakeApp>['app']) => void, boolean]>([
    ['none', () => {}, false],
    ['a sign-in', (app) => app.work.set('chat:who', '{}'), true],
    ['a conversation', (app) => app.work.set('chat:history', '[]'), true],
    ['a question not sent yet', (app) => app.work.set('chat:draft', 'Apa'), false],
    ['other work', (app) => app.work.set('disc', '1'), false],
  ])('%s', (_name, leave, expected) => {
    const { app } = fakeApp();
    leave(app);
    expect(app.service(createAssistantSession).hasTraces()).toBe(expected);
  });
});

describe('signing in to the assistant', () => {
  const me = { id: '7', name: 'Sari', email: 'sari@contoh.id' };
  const credentials = { email: 'sari@contoh.id', password: 'rahasia' };

  it('is remembered with who it is, whose conversations are kept by themselves', async () => {
    const { app } = fakeApp({ reply: { body: { status: true, data: me } } });
    const session = app.service(createAssistantSession);
    session.noteAsked(false);
    expect(session.standing()).toMatchObject({ who: null, asksWho: true, isOver: false });
    session.store().set('history', '[{"conversation_id":"a"}]');
    expect(await session.signIn(credentials)).toEqual({ isOther: false });
    expect(session.standing()).toMatchObject({ who: me, isOver: false });
    expect(session.store().get('history')).toContain('"a"');
    expect(app.work.get('chat:history')).toBeNull();
    // Another tab, another day.
    expect(app.work.get('chat:who')).toContain('"7"');
    session.noteAsked(false);
    expect(session.standing()).toMatchObject({ who: me, isOver: true });
  });

  it('brings all along that was asked before, and leaves drafts and others’ where they are', async () => {
    const { app } = fakeApp({ reply: { body: { status: true, data: me } } });
    const guest = {
      partitions: '["p"]',
      conversation: 'a',
      'unsaved:a': '{"title":"A"}',
      history: '[{"conversation_id":"b"}]',
      'votes:b': '{"m":{"value":"up"}}',
    };
    for (const [key, value] of Object.entries(guest)) app.work.set(`chat:${key}`, value);
    app.work.set('chat:draft', 'Apa');
    app.work.set('chat:of:8:partitions', '["others"]');
    app.work.set('chat:of:7:partitions', '["own"]');
    app.work.set('chat:of:7:conversation', 'old');
    await app.service(createAssistantSession).signIn(credentials);
    const own = app.service(createAssistantSession).store();
    expect(JSON.parse(own.get('partitions') ?? '')).toEqual(['p', 'own']);
    expect(own.get('conversation')).toBe('a');
    expect(own.get('unsaved:a')).toBe('{"title":"A"}');
    expect(own.get('votes:b')).toContain('up');
    const left = app.work.keys().filter((key) => !key.startsWith('chat:of:7:'));
    expect(left.sort()).toEqual(['chat:draft', 'chat:of:8:partitions', 'chat:who']);
  });

  it.each([
    { name: 'the same', before: '7', isOther: false },
    { name: 'somebody else', before: '8', isOther: true },
  ])('tells whether it is $name', async ({ before, isOther }) => {
    const { app } = fakeApp({ reply: { body: { status: true, data: me } } });
    app.work.set('chat:who', JSON.stringify({ id: before }));
    app.work.set(`chat:of:${before}:history`, '[{"conversation_id":"x"}]');
    const session = app.service(createAssistantSession);
    expect(await session.signIn(credentials)).toEqual({ isOther });
    expect(session.store().get('history') === null).toBe(isOther);
  });

  it.each([
    [401, /^tidak sesuai$/],
    [422, /^tidak sesuai$/],
    [429, /^Terlalu banyak percobaan/],
    [503, /^tidak sesuai$/],
  ])('is refused in words: %i', async (status, problem) => {
    const reply = { status, body: { status: false, message: 'tidak sesuai' } };
    const { app } = fakeApp({ reply });
    const outcome = await app.service(createAssistantSession).signIn(credentials);
    expect(outcome).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is not begun by a call that is given up', async () => {
    const { app } = fakeApp({ reply: new DOMException('left', 'AbortError') });
    const outcome = await app.service(createAssistantSession).signIn(credentials);
    expect(outcome).toEqual({ problem: expect.stringContaining('Belum bisa masuk') });
  });

  it.each([
    { name: 'nobody signed in here', stored: null, status: 200, calls: 0, isOver: false },
    { name: 'still known', stored: '{"id":"7"}', status: 200, calls: 1, isOver: false },
    { name: 'not known any more', stored: '{"id":"7"}', status: 401, calls: 1, isOver: true },
    { name: 'out of reach', stored: '{"id":"7"}', status: 502, calls: 1, isOver: false },
  ])('is checked once: $name', async ({ stored, status, calls, isOver }) => {
    const { app, seen } = fakeApp({ reply: { status, body: { status: status < 400, data: me } } });
    if (stored) app.work.set('chat:who', stored);
    const session = app.service(createAssistantSession);
    await session.check();
    await session.check();
    expect(seen).toHaveLength(calls);
    expect(session.standing().isOver).toBe(isOver);
  });
});

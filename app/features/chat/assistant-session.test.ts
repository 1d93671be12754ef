import { describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../api/fake-storage';
import { fakeApp } from '../../app.fixture';
import { createAssistantSession } from './assistant-session';

describe('signing out of the assistant', () => {
  it.each([
    ['done', { status: 200 }, true],
    ['refused', { status: 403 }, false],
    ['no network', new TypeError('Failed to fetch'), false],
  ])('%s', async (_name, reply, isOut) => {
    const { app, seen } = fakeApp({ reply });
    const session = app.of(createAssistantSession);
    session.remember();
    app.work.set('chat:history', '[]');
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
    ['a sign-in', (app) => app.of(createAssistantSession).remember(), true],
    ['a conversation', (app) => app.work.set('chat:history', '[]'), true],
    ['a question not sent yet', (app) => app.work.set('chat:draft', 'Apa'), false],
    ['other work', (app) => app.work.set('disc', '1'), false],
  ])('%s', (_name, leave, expected) => {
    const { app } = fakeApp();
    leave(app);
    expect(app.of(createAssistantSession).hasTraces()).toBe(expected);
  });
});

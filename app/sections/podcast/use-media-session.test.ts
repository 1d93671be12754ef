import { expect, it } from 'vitest';
import { holdMediaSession } from './use-media-session';

function fakeSession() {
  const handlers = new Map<string, unknown>();
  const session: Pick<MediaSession, 'metadata' | 'setActionHandler'> = {
    metadata: null,
    setActionHandler: (action, handler) => handlers.set(action, handler),
  };
  return { session, handlers };
}

const element = { play: () => Promise.resolve(), pause: () => {} };
const named = (title: string): MediaMetadata => ({ title, artist: '', album: '', artwork: [] });

it('lets go of its handlers with its name', () => {
  const { session, handlers } = fakeSession();
  const release = holdMediaSession(session, element, named('Satu'));
  expect([...handlers.values()]).toEqual([expect.any(Function), expect.any(Function)]);
  release();
  expect(session.metadata).toBeNull();
  expect([...handlers.values()]).toEqual([null, null]);
});

it('leaves the session to whoever has it next', () => {
  const { session, handlers } = fakeSession();
  const release = holdMediaSession(session, element, named('Satu'));
  const next = named('Dua');
  holdMediaSession(session, element, next);
  release();
  expect(session.metadata).toBe(next);
  expect([...handlers.values()]).toEqual([expect.any(Function), expect.any(Function)]);
});

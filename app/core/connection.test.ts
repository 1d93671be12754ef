import { expect, test, vi } from 'vitest';
import { createConnection } from './connection';

const reached = () => Promise.resolve(new Response(null));
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  { says: true, network: reached, isOnline: true },
  { says: true, network: failed, isOnline: true },
  { says: false, network: reached, isOnline: true },
  { says: false, network: failed, isOnline: false },
])('%o', async ({ says, network, isOnline }) => {
  const connection = createConnection(network, () => says);
  await connection.fetch('/api/x').catch(() => null);
  expect(connection.isOnline()).toBe(isOnline);
});

test('is offline until the network itself answers again', async () => {
  const answers: (() => Promise<Response>)[] = [failed, reached, failed, reached, reached];
  const connection = createConnection(
    () => (answers.shift() ?? failed)(),
    () => false,
  );
  const changed = vi.fn();
  connection.subscribe(changed);
  await connection.fetch('/api/x').catch(() => null);
  expect(connection.isOnline()).toBe(false);
  // Answered by a service worker: the network is asked itself, and fails.
  await connection.fetch('/api/kept');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(connection.isOnline()).toBe(false);
  await connection.fetch('/api/x');
  await vi.waitFor(() => expect(connection.isOnline()).toBe(true));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a call that was given up tells nothing', async () => {
  const connection = createConnection(failed, () => false);
  await connection.fetch('/api/x', { signal: AbortSignal.abort() }).catch(() => null);
  expect(connection.isOnline()).toBe(true);
});

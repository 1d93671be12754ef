import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellStandIn } from '../stand-in.mjs';

let folder = '';
let file = '';
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  file = join(folder, 'stand-in');
});

afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Runs a stand-in that answers with this status; gives what it is asked. */
async function runs(status: number): Promise<string[]> {
  const asked: string[] = [];
  const started = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push(`${request.method} ${request.url} ${body}`);
    response.writeHead(status).end();
  });
  server = started;
  await new Promise<void>((resolve) => void started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  writeFileSync(file, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  return asked;
}

test.each([
  [200, true],
  [422, false],
])('one that answers %d knows the row: %s', async (status, isKnown) => {
  const asked = await runs(status);
  expect(await tellStandIn('{"key":"contoh"}', file)).toBe(isKnown);
  expect(asked).toEqual(['POST /_control/tenant {"key":"contoh"}']);
});

test('none that runs, and one that has stopped without a word', async () => {
  expect(await tellStandIn('{}', file)).toBe(false);
  await runs(200);
  await new Promise((resolve) => server?.close(resolve));
  expect(await tellStandIn('{}', file)).toBe(false);
  writeFileSync(file, 'not an address');
  expect(await tellStandIn('{}', file)).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWhole } from '../setup/browser.mjs';
import { canReach } from '../setup/rust-target.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a server that listens can be reached, and one that does not cannot', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(await canReach(`https://127.0.0.1:${port}/dist`, 2000)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await canReach(`https://127.0.0.1:${port}/dist`, 2000)).toBe(false);
});

test.each([
  ['file:///srv/rust', true],
  ['https://no-such-host.invalid', false],
  ['https://[not-an-address', false],
  ['static.rust-lang.org', false],
  ['', false],
])('%s: %s', async (address, reached) => {
  expect(await canReach(address, 2000)).toBe(reached);
});

test('a browser whose unpacking was interrupted is none', () => {
  const browser = join(folder, 'chromium-1255');
  const program = join(browser, 'chrome-linux64', 'chrome');
  expect(isWhole(program)).toBe(false);
  mkdirSync(join(browser, 'chrome-linux64'), { recursive: true });
  writeFileSync(program, '');
  expect(isWhole(program)).toBe(false);
  writeFileSync(join(browser, 'INSTALLATION_COMPLETE'), '');
  expect(isWhole(program)).toBe(true);
});

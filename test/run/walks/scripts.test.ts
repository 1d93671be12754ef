/** Every script of package.json runs: each the shortest way that its words allow. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { signalGroup, startChild } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { root, run } from '../process.mjs';
import { toolchain } from '../setup.mjs';

/** The reports of the run that this one is part of stay where they are. */
const reports = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));

/** The words behind each script, and what it then prints. `start` goes on until it is stopped. */
const scripts: Readonly<Record<string, [words: string, says: RegExp]>> = {
  setup: ['', /Everything is set up/],
  test: ['-- format', /stages: 2 passed, 0 failed/],
  'test:walks': ['-- forced-colors', /stages: 2 passed, 0 failed/],
  'test:planted': ['-- midnight', /planted: 1 caught, 0 not/],
  check: ['', /stages: \d+ passed, 0 failed/],
  bench: ['-- size', /The figures are in/],
  // Its scores are a measure of the machine too.
  lighthouse: ['alpha', /performance/],
  art: ['', /art.*\.html/],
  sheet: ['buku', /Montages beside it/],
  soak: ['-- --minutes 0.2', /wrong answers; memory/],
  tenant: ['-- list', /alpha/],
  platform: ['-- docs', /index\.html/],
  deploy: ['-- staging --dry-run', /--dry-run: exiting now/],
};

test('each script has its turn here', () => {
  const others = Object.keys(manifest.scripts).filter((name) => name !== 'start');
  expect(Object.keys(scripts).toSorted()).toEqual(others.toSorted());
});

test.each(Object.entries(scripts))('npm run %s', { timeout: 600_000 }, async (name, told) => {
  const [words, says] = told;
  const { env } = await toolchain();
  const args = ['run', name, ...words.split(' ').filter((word) => word !== '')];
  const { output } = await run('npm', args, { env: { ...env, TEST_REPORTS: reports } });
  expect(output).toMatch(says);
});

/** Runs `npm start` until what is waited for has come, and stops it. */
async function whileStarted(words: readonly string[], work: (port: number) => Promise<void>) {
  const port = await freePort();
  const { env } = await toolchain();
  const started = startChild('npm', ['start', ...words], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  try {
    await work(port);
  } finally {
    const ended = new Promise((resolve) => started.once('exit', resolve));
    signalGroup(started, 'SIGTERM');
    await ended;
  }
}

const statusAt = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    (response) => response.status,
    () => 0,
  );

/** Setting up may be part of it. */
const PATIENCE = { timeout: 500_000, interval: 1000 };

test('npm start serves the site until it is stopped', { timeout: 600_000 }, () =>
  whileStarted([], (port) => expect.poll(() => statusAt(port), PATIENCE).toBe(200)),
);

test('npm start asks the upstream that it is given', { timeout: 600_000 }, async () => {
  const asked = new Set<string>();
  const upstream = createServer((request, response) => {
    asked.add(request.url?.split('?')[0] ?? '');
    response.setHeader('content-type', 'application/json');
    response.end('{"status":true,"message":"OK","data":{"token":"contoh","title":"Lain"}}');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    await whileStarted(['--', '--upstream', origin], async (port) => {
      await expect.poll(() => statusAt(port), PATIENCE).toBeGreaterThan(0);
      await expect
        .poll(() => [...asked].some((path) => /settings/.test(path)), PATIENCE)
        .toBe(true);
    });
  } finally {
    upstream.close();
  }
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchRelease, releaseName } from '../setup/release.mjs';

const version = '0.2.129';
const system = 'linux x64';
const name = 'wasm-bindgen-0.2.129-x86_64-unknown-linux-musl';

let folder = '';
let file = '';
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  file = join(folder, 'tools', 'wasm-bindgen-0.2.129', 'bin', 'wasm-bindgen');
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Serves releases; resolves to their address. */
function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

/** A release as its makers pack it, whose program tells this version. */
function archive(told: string): Buffer {
  const packed = join(folder, name);
  mkdirSync(packed);
  writeFileSync(join(packed, 'README.md'), 'read me');
  writeFileSync(join(packed, 'wasm-bindgen'), `#!/bin/sh\necho "wasm-bindgen ${told}"\n`, {
    mode: 0o755,
  });
  const args = ['-czf', '-', '-C', folder, name];
  const bytes = execFileSync('tar', args);
  rmSync(packed, { recursive: true });
  return bytes;
}

test('a release is fetched and unpacked to where the program is looked for', async () => {
  const bytes = archive(version);
  const asked: (string | undefined)[] = [];
  const from = await serve((request, response) => {
    asked.push(request.url);
    response.end(bytes);
  });
  expect(await fetchRelease({ version, file, from, system })).toBe(true);
  expect(asked).toEqual([`/0.2.129/${name}.tar.gz`]);
  expect(execFileSync(file, ['--version'], { encoding: 'utf8' })).toBe('wasm-bindgen 0.2.129\n');
  expect(readdirSync(join(file, '..', '..'))).toEqual(['bin']);
});

const bad: [string, () => RequestListener][] = [
  ['a page that is missing', () => (_request, response) => response.writeHead(404).end('no')],
  ['a server that fails', () => (_request, response) => response.writeHead(503).end()],
  ['a page instead of an archive', () => (_request, response) => response.end('<!doctype html>')],
  ['an empty answer', () => (_request, response) => response.end()],
  ['a connection that is cut', () => (request) => request.socket.destroy()],
  ['no answer at all', () => () => undefined],
  [
    'an archive that is cut off',
    () => {
      const bytes = archive(version);
      return (_request, response) => response.end(bytes.subarray(0, bytes.length / 2));
    },
  ],
  [
    'a program of another version',
    () => {
      const bytes = archive('0.2.128');
      return (_request, response) => response.end(bytes);
    },
  ],
];

test.each(bad)('%s leaves nothing behind', async (_name, listener) => {
  const from = await serve(listener());
  expect(await fetchRelease({ version, file, from, system, limitMs: 500 })).toBe(false);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${join(file, '..')}.part`)).toBe(false);
});

test('a server that cannot be reached, and a system without a release', async () => {
  const from = await serve(() => undefined);
  server?.close();
  expect(await fetchRelease({ version, file, from, system })).toBe(false);
  expect(await fetchRelease({ version, file, from, system: 'sunos x64' })).toBe(false);
});

test.each([
  ['linux x64', name],
  ['linux arm64', 'wasm-bindgen-0.2.129-aarch64-unknown-linux-musl'],
  ['darwin x64', 'wasm-bindgen-0.2.129-x86_64-apple-darwin'],
  ['darwin arm64', 'wasm-bindgen-0.2.129-aarch64-apple-darwin'],
  ['win32 x64', undefined],
  ['toString', undefined],
])('on %s the release is %s', (given, wanted) => {
  expect(releaseName(version, given)).toBe(wanted);
});

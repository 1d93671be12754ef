/** What the shell may say without harm, and how failures are told. */

import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownEnvironment } from '../environment.mjs';
import { Advice, tellingOf } from '../process.mjs';

const LOOPBACK = 'localhost,.localhost,127.0.0.1,::1';

test.each<[string, NodeJS.ProcessEnv, NodeJS.ProcessEnv]>([
  ['a mode of Node.js is left out', { NODE_ENV: 'production' }, {}],
  ['a proxy stays for what is elsewhere', { HTTPS_PROXY: 'http://p' }, { HTTPS_PROXY: 'http://p' }],
])('%s', (_what, given, kept) => {
  expect(ownEnvironment(given)).toEqual({ ...kept, NO_PROXY: LOOPBACK, no_proxy: LOOPBACK });
});

test.each([
  [{ NO_PROXY: 'intern.example' }, `intern.example,${LOOPBACK}`],
  [{ no_proxy: 'a.example, b.example' }, `a.example,b.example,${LOOPBACK}`],
  [{ NO_PROXY: '127.0.0.1,localhost' }, '127.0.0.1,localhost,.localhost,::1'],
])('%o: this machine is asked directly too', (given, wanted) => {
  expect(ownEnvironment(given).NO_PROXY).toBe(wanted);
});

const refused = (code: string) =>
  Object.assign(new Error(`${code}: mkdir '/home/x/.cache/belajar-edge'`), { code });

test.each([
  ['advice', new Advice('It lacks a key.', 'Set it.'), '\nIt lacks a key.\nSet it.'],
  ['a home that may not be written', refused('EACCES'), /^\nEACCES: .*\nGive this user.*CACHE/],
  ['a disk that is read-only', refused('EROFS'), /^\nEROFS: .*\nThat disk is read-only/],
  ['a disk that is full', refused('ENOSPC'), /^\nENOSPC: .*\nThe disk is full/],
  ['what nobody expected', new TypeError('x is undefined'), /^\nx is undefined\n.*BELAJAR_TRACE=1/],
  ['what is no error', 'oh', /^\noh\n/],
])('%s is told in two sentences, without a stack', (_what, error, wanted) => {
  const told = tellingOf(error, {});
  expect(told).toMatch(wanted);
  expect(told).not.toContain('    at ');
});

test('what is begun while all is being ended ends too', async () => {
  const script = `
    import { endOnSignals, startChild } from './test/run/children.mjs';
    const options = { cwd: '.', env: process.env, stdio: 'ignore' };
    const begin = () => startChild('sleep', ['60'], options);
    const first = begin();
    first.once('exit', () => {
      console.log(begin().pid);
    });
    endOnSignals(130);
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  while (!output.includes('ready')) await wait(20);
  child.kill('SIGTERM');
  const code = await new Promise((resolve) => child.once('close', resolve));
  const pid = Number(output.split('\n')[1]);
  expect([code, pid > 0]).toEqual([130, true]);
  const isGone = () => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };
  await expect.poll(isGone, { timeout: 10_000 }).toBe(true);
});

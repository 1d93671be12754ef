import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from '../lock.mjs';

let folder = '';
let lock = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'deep', 'build.lock');
  mkdirSync(join(folder, 'deep'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a module that knows `alone` and `lock` to its end. */
function runModule(text: string) {
  const module = `import { alone } from ${JSON.stringify(new URL('../lock.mjs', import.meta.url))};
    const lock = ${JSON.stringify(lock)};
    ${text}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', module], { encoding: 'utf8' });
}

test('no two pieces of work go on at the same time', async () => {
  let inside = 0;
  const results = await Promise.all(
    [1, 2, 3].map((number) =>
      alone(lock, async () => {
        expect(++inside).toBe(1);
        await sleep(20);
        inside--;
        return number;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3]);
  expect(existsSync(lock)).toBe(false);
});

test('the lock is free again after a failure', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

test('the lock is free again when the process ends in the middle', () => {
  const { status, stderr } = runModule('await alone(lock, async () => process.exit(7));');
  expect(stderr).toBe('');
  expect(status).toBe(7);
  expect(existsSync(lock)).toBe(false);
});

test('a process that lives is waited for', async () => {
  writeFileSync(lock, String(process.pid));
  let done = false;
  const work = alone(lock, async () => {
    done = true;
  });
  await sleep(300);
  expect(done).toBe(false);
  rmSync(lock);
  await work;
  expect(done).toBe(true);
});

test('the lock of a process that was killed is taken over', async () => {
  const { status } = runModule(
    "await alone(lock, async () => process.kill(process.pid, 'SIGKILL'));",
  );
  expect(status).toBeNull();
  expect(existsSync(lock)).toBe(true);
  expect(await alone(lock, async () => 'taken')).toBe('taken');
});

test('a lock whose number another process has now is taken over', async () => {
  writeFileSync(lock, String(process.ppid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await alone(lock, async () => 'taken')).toBe('taken');
});

test('a lock that was never named, as its taker was killed, is taken over soon', async () => {
  writeFileSync(lock, '');
  const before = new Date(Date.now() - 6000);
  utimesSync(lock, before, before);
  expect(await alone(lock, async () => 'taken')).toBe('taken');
});

test('a lock that cannot be written is an error and no endless wait', async () => {
  const impossible = join(folder, 'x'.repeat(300));
  await expect(alone(impossible, async () => 1)).rejects.toThrow('cannot be taken');
});

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signalGroup, startChild } from './children.mjs';

/** The repository's root folder, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A failure that a person can act on: what was wanted, and what to do about it. */
export class Advice extends Error {
  /**
   * @param {string} wanted what failed, in one sentence
   * @param {string} remedy what to do, in one or more lines
   * @param {string} [output] what the failing program printed
   */
  constructor(wanted, remedy, output = '') {
    super([wanted, ...lastLines(output, 20).map((line) => `  | ${line}`), remedy].join('\n'));
    this.name = 'Advice';
  }
}

/**
 * Runs a program to its end and keeps what it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitMs?: number, show?: boolean, given?: boolean }} [options]
 *   `limitMs` ends the program after so many milliseconds; `show` lets it print to this terminal
 *   instead of keeping the text, and does both where there is no terminal but a log; `given` hands
 *   it what this process was given on its standard input.
 * @returns {Promise<{ ok: boolean, output: string }>} `ok` when it ended with code 0
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = process.env, limitMs, show = false, given = false } = options;
  return new Promise((resolve) => {
    let output = '';
    const outlet = show && process.stdout.isTTY ? 'inherit' : 'pipe';
    const inlet = given ? 'inherit' : 'ignore';
    const child = startChild(command, args, { cwd, env, stdio: [inlet, outlet, outlet] });
    const limit = limitMs && setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs);
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(limit);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * @param {string} name a program's name, or an absolute path
 * @param {string} [path] a PATH to search instead of this process's
 * @returns {string | undefined} where the program is
 */
export function which(name, path = process.env.PATH ?? '') {
  const places = name.includes('/') ? [name] : path.split(delimiter).map((dir) => join(dir, name));
  return places.find(isProgram);
}

/**
 * @param {string} text
 * @param {number} count
 * @returns {string[]} the last lines that hold something
 */
export function lastLines(text, count) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);
}

/** What to do about what the system refuses, by its code. */
const REMEDIES = new Map([
  ['EACCES', 'Give this user the right to write there; BELAJAR_CACHE moves what is kept of tools.'],
  ['EPERM', 'Give this user the right to write there; BELAJAR_CACHE moves what is kept of tools.'],
  ['EROFS', 'That disk is read-only; BELAJAR_CACHE moves what is kept of tools to another.'],
  ['ENOSPC', 'The disk is full: make room there, or move what is kept of tools by BELAJAR_CACHE.'],
  ['EMFILE', 'Too many files are open: raise the limit, as by `ulimit -n 4096`.'],
  ['ENOENT', 'Is the path right, and the checkout whole?'],
]);

/**
 * An error as a person should see it: what is wrong and what to do, never where in the scripts. With
 * `BELAJAR_TRACE=1` that is told too.
 *
 * @param {unknown} error
 * @param {NodeJS.ProcessEnv} [env]
 */
export function tellingOf(error, env = process.env) {
  if (error instanceof Advice) return `\n${error.message}`;
  if (env.BELAJAR_TRACE === '1' && error instanceof Error) return error.stack ?? error.message;
  const told = error instanceof Error ? error.message : String(error);
  const code = String(Object(error).code ?? '');
  const remedy =
    REMEDIES.get(code) ?? 'The scripts did not expect that; BELAJAR_TRACE=1 says where.';
  return `\n${told}\n${remedy}`;
}

/**
 * Prints an error as a person should see it and ends this process with code 1.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(tellingOf(error));
  process.exit(1);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** An operator's commands, run as they are on a machine. */

import { spawn } from 'node:child_process';
import { root } from '../../run/process.mjs';

/** What a command came to. */
export interface Done {
  code: number | null;
  /** All that it printed. */
  told: string;
}

/** What a command is given beside its arguments. */
export interface Given {
  input?: string;
  env?: Record<string, string>;
}

/** Runs `npm run tenant -- …`. */
export function tenant(args: string[], { input = '', env = {} }: Given = {}): Promise<Done> {
  const all = ['test/run/tenant.mjs', ...args];
  const child = spawn(process.execPath, all, { cwd: root, env: { ...process.env, ...env } });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      told += chunk;
    });
  }
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, told }));
  });
}

#!/usr/bin/env node
/**
 * Stands where the compiler looks for the linker, and hands it the worker's code without the texts of
 * panics. `WASM_LINKER` says where the real one is.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { withoutPanics } from './without-panics.mjs';

const args = process.argv.slice(2).map((arg) => (arg.endsWith('.rcgu.o') ? lighter(arg) : arg));
const { status, error } = spawnSync(process.env.WASM_LINKER ?? 'rust-lld', args, {
  stdio: 'inherit',
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;

/**
 * A compiler of another version may write what nobody here has seen: then the module is merely larger.
 *
 * @param {string} path
 */
function lighter(path) {
  const target = path.replace(/\.o$/, '.light.o');
  try {
    writeFileSync(target, withoutPanics(readFileSync(path)));
    return target;
  } catch (error) {
    console.error(`Panics keep their texts: ${path} holds ${error}`);
    return path;
  }
}

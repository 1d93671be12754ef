/** The worker's key-value store, on this machine or where an environment of wrangler.toml has it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, run } from '../process.mjs';
import { toolchain } from '../setup.mjs';

/** Where `npm start` keeps what the worker stores. */
const localFolder = '.wrangler/state';

/**
 * @typedef {object} Place
 * @property {string} [env] an environment of wrangler.toml, whose store is the real one
 * @property {string} [folder] the folder of a store on this machine
 */

/** A store as wrangler reaches it. */
export class Store {
  /** @param {Place} place */
  constructor({ env, folder = localFolder }) {
    this.args = env ? ['--env', env, '--remote'] : ['--local', '--persist-to', folder];
    /** As it is told to whoever writes there. */
    this.name = env ? `the store of ${env}` : 'the store on this machine';
  }

  /**
   * @param {string[]} keys
   * @returns {Promise<Map<string, string>>} those there are
   */
  async get(keys) {
    const output = await this.wrangler('get', keys);
    /** @type {Record<string, { value: string | null }>} */
    const got = JSON.parse(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? '{}');
    const values = Object.entries(got).flatMap(([key, { value }]) =>
      value === null ? [] : [/** @type {[string, string]} */ ([key, value])],
    );
    return new Map(values);
  }

  /** @param {Map<string, string>} entries */
  async put(entries) {
    const rows = [...entries].map(([key, value]) => ({ key, value }));
    if (rows.length > 0) await this.wrangler('put', rows);
  }

  /** @param {string[]} keys */
  async delete(keys) {
    if (keys.length > 0) await this.wrangler('delete', keys, '--force');
  }

  /**
   * @param {string} command
   * @param {unknown} content of the file that the command is given
   * @param {string[]} more
   */
  async wrangler(command, content, ...more) {
    const { env } = await toolchain();
    const folder = mkdtempSync(join(tmpdir(), 'tenant-'));
    try {
      const file = join(folder, 'keys.json');
      // Values may be secrets that are sealed; nobody else reads them all the same.
      writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
      const args = ['kv', 'bulk', command, file, '--binding', 'KV', ...this.args, ...more];
      const { ok, output } = await run('wrangler', args, { env });
      if (ok) return output;
      throw new Advice(`wrangler cannot reach ${this.name}.`, 'See the message above.', output);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

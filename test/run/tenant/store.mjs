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
    const output = await this.bulk('get', keys);
    /** @type {Record<string, { value: string | null }>} */
    const got = JSON.parse(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? '{}');
    const values = Object.entries(got).flatMap(([key, { value }]) =>
      value === null ? [] : [/** @type {[string, string]} */ ([key, value])],
    );
    return new Map(values);
  }

  /**
   * @param {string} prefix
   * @returns {Promise<string[]>} the keys that begin so
   */
  async list(prefix) {
    const output = await this.wrangler(['key', 'list', '--prefix', prefix]);
    /** @type {{ name: string }[]} */
    const keys = JSON.parse(/^\[[\s\S]*^\]|^\[\]/m.exec(output)?.[0] ?? '[]');
    return keys.map(({ name }) => name);
  }

  /** @param {Map<string, string | Uint8Array>} entries */
  async put(entries) {
    const rows = [...entries].map(([key, value]) =>
      typeof value === 'string'
        ? { key, value }
        : { key, value: Buffer.from(value).toString('base64'), base64: true },
    );
    if (rows.length > 0) await this.bulk('put', rows);
  }

  /** @param {string[]} keys */
  async delete(keys) {
    if (keys.length > 0) await this.bulk('delete', keys, '--force');
  }

  /**
   * @param {string} command
   * @param {unknown} content of the file that the command is given
   * @param {string[]} more
   */
  async bulk(command, content, ...more) {
    const folder = mkdtempSync(join(tmpdir(), 'tenant-'));
    try {
      const file = join(folder, 'keys.json');
      // Values may be secrets that are sealed; nobody else reads them all the same.
      writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
      return await this.wrangler(['bulk', command, file, ...more]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** @param {string[]} args of `wrangler kv` */
  async wrangler(args) {
    const { env } = await toolchain();
    const all = ['kv', ...args, '--binding', 'KV', ...this.args];
    const { ok, output } = await run('wrangler', all, { env });
    if (ok) return output;
    throw new Advice(`wrangler cannot reach ${this.name}.`, 'See the message above.', output);
  }
}

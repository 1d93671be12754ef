/** The worker's key-value store, on this machine or where an environment of wrangler.toml has it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice } from '../process.mjs';
import { wrangler } from '../wrangler.mjs';

/** Where `npm start` keeps what the worker stores. */
export const localFolder = '.wrangler/state';

/**
 * @typedef {object} Place
 * @property {string} [env] an environment of wrangler.toml, whose store is the real one
 * @property {string} [folder] the folder of a store on this machine
 */

/** The platform gives no more values at once. */
const MOST_VALUES = 100;

/** A store as wrangler reaches it. */
export class Store {
  /**
   * @param {Place} place
   * @param {import('../wrangler.mjs').Wrangler} [run]
   */
  constructor({ env, folder = localFolder }, run = wrangler) {
    this.args = env ? ['--env', env, '--remote'] : ['--local', '--persist-to', folder];
    /** As it is told to whoever writes there. */
    this.name = env ? `the store of ${env}` : 'the store on this machine';
    this.run = run;
  }

  /**
   * @param {string[]} keys
   * @returns {Promise<Map<string, string>>} those there are
   */
  async get(keys) {
    /** @type {Map<string, string>} */
    const values = new Map();
    for (let at = 0; at < keys.length; at += MOST_VALUES) {
      const output = await this.bulk('get', keys.slice(at, at + MOST_VALUES));
      const found = /^\{[\s\S]*^\}|^\{\}/m.exec(output)?.[0] ?? this.unread(output);
      for (const [key, value] of valuesIn(found)) values.set(key, value);
    }
    return values;
  }

  /**
   * @param {string} prefix
   * @returns {Promise<string[]>} the keys that begin so
   */
  async list(prefix) {
    const output = await this.kv(['key', 'list', '--prefix', prefix]);
    /** @type {{ name: string }[]} */
    const keys = JSON.parse(/^\[[\s\S]*^\]|^\[\]/m.exec(output)?.[0] ?? this.unread(output));
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
      return await this.kv(['bulk', command, file, ...more]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /**
   * Ends what stands on an answer that is not there: nothing printed is not an empty store.
   *
   * @param {string} output
   * @returns {never}
   */
  unread(output) {
    throw new Advice(
      `wrangler has not said what ${this.name} holds.`,
      'Nothing was changed. See what it has printed.',
      output,
    );
  }

  /** @param {string[]} args of `wrangler kv` */
  async kv(args) {
    const { ok, output } = await this.run(['kv', ...args, '--binding', 'KV', ...this.args]);
    if (ok) return output;
    throw new Advice(`wrangler cannot reach ${this.name}.`, 'See the message above.', output);
  }
}

/**
 * What `wrangler kv bulk get` has printed: of a store on this machine `{ "<key>": { "value": … } }`, of
 * the platform's `{ "<key>": … }`; a key that is missing has `null` in either, or is left out.
 *
 * @param {string} json
 * @returns {[string, string][]}
 */
function valuesIn(json) {
  /** @type {Record<string, unknown>} */
  const got = JSON.parse(json);
  return Object.entries(got).flatMap(([key, found]) => {
    const value = Object(found) === found ? Reflect.get(Object(found), 'value') : found;
    return typeof value === 'string' ? [/** @type {[string, string]} */ ([key, value])] : [];
  });
}

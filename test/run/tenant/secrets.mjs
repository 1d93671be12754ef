/** `npm run tenant -- key | secret | reseal`: keys, and tenants' own secrets, sealed in the store. */
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { devVars } from '../dev-vars.mjs';
import { Advice } from '../process.mjs';
import { recordKey } from './publication.mjs';
import { resealed, sealed } from './tool.mjs';

/** @typedef {import('./store.mjs').Store} Store */

const prefix = 'app-secret:';

/** The variable of the key before. */
const PREVIOUS = 'APP_TOKEN_KEY_PREVIOUS';

/** A new key of app tokens: 32 random bytes, in hexadecimal digits. */
export function newKey() {
  return randomBytes(32).toString('hex');
}

/**
 * Seals the secret that comes on the standard input and puts it into the store; an argument could be
 * seen by others on the machine.
 *
 * @param {string} tenant
 * @param {{ store: Store, isLocal: boolean, isKnown: boolean, dryRun: boolean }} task
 */
export async function secret(tenant, { store, isLocal, isKnown, dryRun }) {
  const record = recordKey(tenant);
  if (!isKnown && !(await store.get([record])).has(record)) {
    throw new Advice(
      `${tenant} is no tenant, neither of tenants.json nor in ${store.name}.`,
      'Name a tenant’s key, or publish its row first.',
    );
  }
  if (process.stdin.isTTY) {
    throw new Advice(
      'The secret is taken from the standard input.',
      `As in: npm run tenant -- secret ${tenant} < secret.txt`,
    );
  }
  const value = await sealed(tenant, await text(process.stdin), keysOf(isLocal));
  console.log(`${prefix}${tenant}: ${dryRun ? 'would change' : 'changes'} in ${store.name}`);
  if (!dryRun) await store.put(new Map([[prefix + tenant, value]]));
}

/**
 * Seals every secret of the store under `APP_TOKEN_KEY` that `APP_TOKEN_KEY_PREVIOUS` has sealed, where
 * it is given, or that is in the former form.
 *
 * @param {{ store: Store, isLocal: boolean, dryRun: boolean }} task
 */
export async function reseal({ store, isLocal, dryRun }) {
  const keys = await store.list(prefix);
  const stored = keys.length > 0 ? await store.get(keys) : new Map();
  const secrets = [...stored].map(([key, value]) => [key.slice(prefix.length), value]);
  const changed = Object.entries(await resealed(Object.fromEntries(secrets), keysOf(isLocal)));
  const doing = dryRun ? 'would be sealed anew' : 'sealed anew';
  console.log(`${changed.length} of ${keys.length} secrets ${doing} in ${store.name}`);
  for (const [tenant, { opened }] of changed) {
    if (opened === PREVIOUS) console.log(`  ${tenant}: opened with ${PREVIOUS} alone`);
  }
  if (dryRun) return;
  await store.put(new Map(changed.map(([tenant, { sealed }]) => [prefix + tenant, sealed])));
}

/**
 * The keys of this process's environment; on a developer's machine the stand-in's, else.
 *
 * @param {boolean} isLocal
 */
function keysOf(isLocal) {
  const { APP_TOKEN_KEY, APP_TOKEN_KEY_PREVIOUS } = process.env;
  const key = APP_TOKEN_KEY ?? (isLocal ? devVars('').APP_TOKEN_KEY : undefined);
  if (key === undefined) {
    throw new Advice(
      'APP_TOKEN_KEY is not set.',
      'Give it in the environment of this command, as in `APP_TOKEN_KEY=… npm run tenant -- secret …`.',
    );
  }
  return { APP_TOKEN_KEY: key, ...(APP_TOKEN_KEY_PREVIOUS && { APP_TOKEN_KEY_PREVIOUS }) };
}

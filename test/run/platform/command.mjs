/** `npm run platform -- check`: what it is told, and what it tells. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { configuration, copyBuilt, removeBuilt } from '../../browser/site.mjs';
import { refuseKept } from '../arguments.mjs';
import { Advice, root, run } from '../process.mjs';
import { packagesEnv } from '../setup.mjs';
import { check, exitCodeOf } from './check.mjs';
import { readContract } from './contract.mjs';
import { Edge } from './edge.mjs';
import { Schemas } from './schemas.mjs';
import { merged, Seen } from './seen.mjs';
import { table } from './table.mjs';
import { problemOf } from './variables.mjs';

/**
 * @typedef {import('./check.mjs').Checked} Checked
 * @typedef {import('./questions.mjs').Tenant} Tenant
 */

const WRONG_USAGE = 2;
const FLAGS = ['env', 'at', 'var', 'tenant', 'all', 'session', 'json', 'record'];
const recordFile = join(root, 'test/cases/platform-seen.json');

/**
 * @param {string[]} args after the command's name
 * @returns {Promise<number>} 0 where all conforms, 1 where something does not, 2 where nothing could be asked
 */
export async function checkCommand(args) {
  const options = optionsOf(args);
  const prepared = options && (await prepare());
  if (!options || !prepared) return WRONG_USAGE;
  const { document, folder } = prepared;
  // Also where this process is ended in the middle of it.
  process.once('exit', () => removeBuilt(folder));
  const edge = await Edge.start(folder, options.wanted);
  try {
    return await checkAt(edge, document, options);
  } finally {
    await edge.stop();
  }
}

/** @returns what is needed to ask; undefined, once it is told, where it is not built */
async function prepare() {
  try {
    return { document: readContract(), folder: await copyBuilt() };
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.error(error.message);
    return undefined;
  }
}

/**
 * @param {Edge} edge
 * @param {import('./contract.mjs').Document} document
 * @param {NonNullable<ReturnType<typeof optionsOf>>} options
 */
async function checkAt(edge, document, { tenants, session, wanted, record, json }) {
  const seen = new Seen(new Schemas(document));
  /** @type {import('./check.mjs').Ask} */
  const ask = (tenant, path, signal) => edge.ask(tenant.host, path, signal, session);
  const checked = await check(document, ask, {
    tenants,
    isSignedIn: session !== undefined,
    before: kept().calls ?? {},
    seen: (operation, value) => seen.add(operation, value),
  });
  if (record) await keep(seen, wanted.at ?? wanted.env ?? 'the addresses of wrangler.toml');
  console.log(json ? JSON.stringify(checked, null, 2) : table(checked));
  return exitCodeOf(checked);
}

/**
 * @param {string[]} args
 * @returns what is wanted; undefined, once it is told, where that is wrong
 */
function optionsOf(args) {
  try {
    refuseKept(FLAGS);
    const { values } = parseArgs({
      args,
      options: {
        env: { type: 'string' },
        at: { type: 'string' },
        var: { type: 'string', multiple: true, default: [] },
        tenant: { type: 'string' },
        all: { type: 'boolean', default: false },
        session: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    });
    const wanted = {
      ...(values.env !== undefined && { env: values.env }),
      ...(values.at !== undefined && { at: values.at }),
      vars: values.var,
    };
    const problem = problemOf(wanted, configuration);
    if (problem !== undefined) throw new Error(problem);
    const session = values.session ? sessionOf(process.env.PLATFORM_SESSION) : undefined;
    const { json, record } = values;
    return { wanted, session, json, record, tenants: tenantsOf(values.tenant, values.all) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** @param {string | undefined} session */
function sessionOf(session) {
  if (!session) throw new Error('--session: the session’s cookie is wanted in PLATFORM_SESSION');
  return session;
}

/**
 * @param {string | undefined} key
 * @param {boolean} all
 * @returns {Tenant[]}
 */
function tenantsOf(key, all) {
  /** @type {{ default: string, tenants: { key: string, hosts: string[], lmsKey: string }[] }} */
  const table = JSON.parse(readFileSync(join(root, 'tenants.json'), 'utf8'));
  const wanted = key ?? table.default;
  const rows = table.tenants.filter((row) => all || row.key === wanted);
  if (rows.length === 0) throw new Error(`--tenant ${wanted}: tenants.json has none of that key`);
  return rows.map(({ key, hosts, lmsKey }) => {
    // One that has patterns alone has this host too.
    const host = hosts.find((name) => !name.includes('*')) ?? `${key}.localhost`;
    return { key, host, lmsKey };
  });
}

/** @returns {Partial<import('./seen.mjs').SeenFile>} what was recorded last */
const kept = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {});

/**
 * @param {Seen} seen
 * @param {string} from
 */
async function keep(seen, from) {
  const day = new Date().toISOString().slice(0, 10);
  const file = merged(kept(), seen, { day, from });
  writeFileSync(recordFile, `${JSON.stringify(file, null, 2)}\n`);
  await run('biome', ['format', '--write', recordFile], { env: await packagesEnv() });
  console.error(`Kept what was seen: ${Object.keys(file.calls).length} calls, and no value.`);
}

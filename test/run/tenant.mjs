/**
 * `npm run tenant`: the table of tenants by hand, and tenants that are published without a deploy.
 * What a row must be like is told by the worker's own checks, the same that its build runs.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argumentsOf, fileFrom, hostFrom, originFrom, pathFrom } from './arguments.mjs';
import { sitesOf } from './deploy/smoke.mjs';
import { Advice, root } from './process.mjs';
import { runSetUp } from './setup.mjs';
import { backup, restore } from './tenant/backup.mjs';
import { history, publish, undo, unpublish } from './tenant/commands.mjs';
import { asker, diagnose } from './tenant/doctor.mjs';
import { newKey, reseal, secret } from './tenant/secrets.mjs';
import { localFolder, Store } from './tenant/store.mjs';
import { add, checkTable, list, readTable, titleOf } from './tenant/table.mjs';
import { checkedRow } from './tenant/tool.mjs';

const usage = `npm run tenant -- check             tells every problem of tenants.json
npm run tenant -- list              one line for each tenant, and for each that is published
npm run tenant -- new <key> <name>  adds a row and app/brands/<key>/landing.tsx
npm run tenant -- key               prints a new key of app tokens, for APP_TOKEN_KEY

Without a deploy, by the key-value store:
npm run tenant -- check <file>           tells every problem of a row in a file of its own
npm run tenant -- publish <file>
npm run tenant -- unpublish <key|host>
npm run tenant -- history <key>          tells what is published of it, and the ten states before
npm run tenant -- undo <key>             puts back what was there before the last publication;
                                         --back 3: what was there three steps ago
npm run tenant -- backup <file>          keeps all rows and sealed secrets of a store in a file
npm run tenant -- restore <file>         makes a store hold what a backup has, and nothing else of that kind
npm run tenant -- secret <key>           seals the secret on its standard input for that tenant
npm run tenant -- reseal                 under APP_TOKEN_KEY what APP_TOKEN_KEY_PREVIOUS has sealed,
                                         or what was sealed in the form of before
  --dry-run     only tells what would change
  --env <name>  in that environment of wrangler.toml; else in the store of npm start,
                or where --folder names it, as wrangler dev --persist-to does

npm run tenant -- doctor <host>     asks the running site what is wrong; --all: each site of the table
  --at <origin> asks there instead of at https://<host>, as in http://localhost:8787`;

/** What the command was told; read once the machine is set up, so that a mistake is told in one sentence. */
function told() {
  const { values, positionals } = argumentsOf({
    'dry-run': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    env: { type: 'string' },
    folder: { type: 'string' },
    at: { type: 'string' },
    back: { type: 'string' },
  });
  const text = (/** @type {'env' | 'folder' | 'at' | 'back'} */ name) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [env, folder, at, back = '1'] = [text('env'), text('folder'), text('at'), text('back')];
  if (!/^[1-9]\d?$/.test(back)) {
    throw new Advice(`--back ${back} is no number of steps.`, 'As in: --back 3');
  }
  return {
    positionals,
    isDry: values['dry-run'] === true,
    isAll: values.all === true,
    back: Number(back),
    ...(env !== undefined && { env }),
    ...(folder !== undefined && { folder: pathFrom(folder) }),
    ...(at !== undefined && { at: originFrom(at) }),
  };
}

/** Commands that take one argument and a store. */
const STEPS = { publish, unpublish, undo, history, backup, restore };

await runSetUp({ browser: false }, async () => {
  const { positionals, isDry, isAll, back, at, ...place } = told();
  const [command = '', name, title] = positionals;
  const store = new Store(place);
  const task = { store, dryRun: isDry, isLocal: place.env === undefined, back };
  if (command === 'doctor' && (name || isAll)) {
    return doctor(isAll ? hosts() : [hostFrom(name ?? '')], at);
  }
  if (command === 'check') await (name ? checkFile(name) : checkTable());
  else if (command === 'list') await list(hasStore(place) ? store : null);
  else if (command === 'key') console.log(newKey());
  else if (command === 'reseal') await reseal(task);
  else if (command === 'new' && name) await add(name, title ?? titleOf(name));
  else if (command === 'secret' && name) {
    const isKnown = readTable().tenants.some(({ key }) => key === name);
    await secret(name, { ...task, isKnown });
  } else if (Object.hasOwn(STEPS, command) && name) {
    await STEPS[/** @type {keyof typeof STEPS} */ (command)](name, task);
  } else {
    console.error(usage);
    return 2;
  }
  return 0;
});

/**
 * Whether there is a store to look into: one that is named, or that `npm start` has left.
 *
 * @param {{ env?: string, folder?: string }} place
 */
function hasStore({ env, folder = localFolder }) {
  return env !== undefined || existsSync(resolve(root, folder));
}

/** Every site of the table. */
function hosts() {
  return sitesOf(readTable().tenants).map(({ host }) => host);
}

/** @param {string} path of a row that is to be published */
async function checkFile(path) {
  const { key, hosts } = await checkedRow(fileFrom(path));
  console.log(`${key} is right: ${hosts.join(', ')}.`);
}

/**
 * @param {readonly string[]} hosts
 * @param {string} [at] the origin to ask instead
 */
async function doctor(hosts, at) {
  let isWell = true;
  for (const host of hosts) {
    const findings = await diagnose(host, asker(host, at));
    if (hosts.length > 1) console.log(`\n${host}`);
    for (const { ok, told } of findings) console.log(`${ok ? 'ok ' : 'BAD'}  ${told}`);
    isWell &&= findings.every(({ ok }) => ok);
  }
  return isWell ? 0 : 1;
}

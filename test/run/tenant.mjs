/**
 * `npm run tenant`: the table of tenants by hand, and tenants that are published without a deploy.
 * What a row must be like is told by the worker's own checks, the same that its build runs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, pathFrom } from './arguments.mjs';
import { Advice, root, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';
import { publish, undo, unpublish } from './tenant/commands.mjs';
import { asker, diagnose } from './tenant/doctor.mjs';
import { reseal, secret } from './tenant/secrets.mjs';
import { Store } from './tenant/store.mjs';
import { checkedRow } from './tenant/tool.mjs';
import { landingTemplate, rowFor } from './tenant-template.mjs';

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string} [layout]
 * @property {string} name
 * @property {string[]} hosts
 */

const file = join(root, 'tenants.json');
const usage = `npm run tenant -- check             tells every problem of tenants.json
npm run tenant -- list              one line for each tenant
npm run tenant -- new <key> <name>  adds a row and app/brands/<key>/landing.tsx

Without a deploy, by the key-value store:
npm run tenant -- check <file>           tells every problem of a row in a file of its own
npm run tenant -- publish <file>
npm run tenant -- unpublish <key|host>
npm run tenant -- undo <key>             puts back what was there before the last publication
npm run tenant -- secret <key>           seals the secret on its standard input for that tenant
npm run tenant -- reseal                 under APP_TOKEN_KEY what APP_TOKEN_KEY_PREVIOUS has sealed,
                                         or what was sealed in the form of before
  --dry-run     only tells what would change
  --env <name>  in that environment of wrangler.toml; else in the store of npm start,
                or where --folder names it, as wrangler dev --persist-to does

npm run tenant -- doctor <host>     asks the running site what is wrong
  --at <origin> asks there instead of at https://<host>, as in http://localhost:8787`;

/** What the command was told; read once the machine is set up, so that a mistake is told in one sentence. */
function told() {
  const { values, positionals } = argumentsOf({
    'dry-run': { type: 'boolean', default: false },
    env: { type: 'string' },
    folder: { type: 'string' },
    at: { type: 'string' },
  });
  const text = (/** @type {'env' | 'folder' | 'at'} */ name) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [env, folder, at] = [text('env'), text('folder'), text('at')];
  return {
    positionals,
    isDry: values['dry-run'] === true,
    ...(env !== undefined && { env }),
    ...(folder !== undefined && { folder: pathFrom(folder) }),
    ...(at !== undefined && { at }),
  };
}

await runSetUp({ browser: false }, async () => {
  const { positionals, isDry, at, ...place } = told();
  const [command, name, title] = positionals;
  if (command === 'check') return name ? checkFile(name) : check();
  if (command === 'list') return list();
  if (command === 'new' && name) return add(name, title ?? titleOf(name));
  if (command === 'doctor' && name) return doctor(name, at);
  const step = { publish, unpublish, undo }[command ?? ''];
  const store = new Store(place);
  const task = { store, dryRun: isDry, isLocal: place.env === undefined };
  if (command === 'secret' && name) {
    const isKnown = readTable().tenants.some(({ key }) => key === name);
    await secret(name, { ...task, isKnown });
    return 0;
  }
  if (command === 'reseal') {
    await reseal(task);
    return 0;
  }
  if (step && name) {
    await step(name, task);
    return 0;
  }
  console.error(usage);
  return 2;
});

/** @param {string} path of a row that is to be published */
async function checkFile(path) {
  const { key, hosts } = await checkedRow(readFileSync(pathFrom(path), 'utf8'));
  console.log(`${key} is right: ${hosts.join(', ')}.`);
  return 0;
}

/**
 * @param {string} host
 * @param {string} [at] the origin to ask instead
 */
async function doctor(host, at) {
  const findings = await diagnose(host, asker(host, at));
  for (const { ok, told } of findings) console.log(`${ok ? 'ok ' : 'BAD'}  ${told}`);
  return findings.every(({ ok }) => ok) ? 0 : 1;
}

/** The worker's build script checks both tables, and tells every problem of a broken one. */
async function check() {
  const { env } = await toolchain();
  const { ok, output } = await run('cargo', ['check', '--quiet', '--lib'], { env });
  if (ok) {
    console.log(`tenants.json is right: ${readTable().tenants.length} tenants.`);
    return 0;
  }
  const problems = output.match(/^ *(?:tenants|pages)\.json: .*$/gm)?.map((line) => line.trim());
  if (!problems) throw new Advice('The worker does not compile.', 'See above.', output);
  throw new Advice(
    'The tables have problems.',
    'Mend the fields named above.',
    problems.join('\n'),
  );
}

function list() {
  for (const tenant of readTable().tenants) {
    const layout = tenant.layout ?? tenant.key;
    console.log(
      [tenant.key.padEnd(16), layout.padEnd(16), tenant.name.padEnd(28), tenant.hosts[0]].join(' '),
    );
  }
  return 0;
}

/**
 * @param {string} newKey
 * @param {string} newName
 */
async function add(newKey, newName) {
  const table = readTable();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(newKey)) {
    throw new Advice(`${newKey} is no key.`, 'A key is small letters, digits and single hyphens.');
  }
  if (table.tenants.some((tenant) => tenant.key === newKey)) {
    throw new Advice(`There is a tenant ${newKey} already.`, 'Choose another key.');
  }
  const next = table.tenants.findIndex((tenant) => tenant.key > newKey);
  const place = next === -1 ? table.tenants.length : next;
  table.tenants.splice(place, 0, rowFor(newKey, newName));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);

  const landing = join(root, 'app', 'brands', newKey, 'landing.tsx');
  if (!existsSync(landing)) {
    mkdirSync(join(landing, '..'), { recursive: true });
    writeFileSync(landing, landingTemplate(newName));
  }
  const { env } = await toolchain();
  await run('biome', ['format', '--write', file, landing], { env });
  console.log(`Added to tenants.json: ${newKey}\nAdded: app/brands/${newKey}/landing.tsx`);
  console.log(`See it, once npm start runs, at http://${newKey}.localhost:8787`);
  return check();
}

/** @returns {{ default: string, local: string, tenants: Row[] }} */
function readTable() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} text a key, as in "koding-anak" */
function titleOf(text) {
  return text.replace(/(^|-)([a-z])/g, (_all, gap, letter) => (gap && ' ') + letter.toUpperCase());
}

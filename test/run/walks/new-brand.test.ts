/** A brand more is a row and a folder: added to a copy of the project, by the command for it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootFixture } from '../../../app/core/boot.fixture';
import { root, run } from '../process.mjs';
import { toolchain } from '../setup.mjs';

const KEY = 'kebun-ilmu';
const NAME = 'Kebun Ilmu';
const FOLDER = `app/brands/${KEY}`;
const LOOK = {
  room: 'library',
  type: { heading: 'Fraunces', body: 'Nunito' },
  palette: { ground: '#fbf7ee', ink: '#20180f' },
  ground: 'paper',
  corner: 'notched',
  density: 'airy',
  art: 'landscapes',
  motif: 'kawung',
  header: 'masthead',
  footer: 'colophon',
};

/** Always the same folder: Rust's compiler knows again what it has compiled there. */
const copy = join(root, '.cache', 'new-brand');
const FILES = [
  ...['app', 'worker', 'test/run', 'test/bench', '.cargo', 'Cargo.toml', 'Cargo.lock'],
  ...['tenants.json', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
  ...['biome.json', 'wrangler.toml'],
];
const BUILT = join(root, 'app', 'dist');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of FILES) {
    const filter = (source: string) => source !== BUILT;
    cpSync(join(root, file), join(copy, file), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a brand more is one row and one folder', { timeout: 240_000 }, async () => {
  const before = filesIn(copy);
  const added = await runs('node', 'test/run/tenant.mjs', 'new', KEY, NAME);
  expect(added).toContain(`Added to tenants.json: ${KEY}`);
  expect(added).toMatch(/^tenants\.json is right: \d+ tenants\.$/m);
  writeFileSync(join(copy, FOLDER, 'brand.json'), JSON.stringify(LOOK));
  const after = filesIn(copy);
  const changed = [...after].filter(([name, content]) => before.get(name) !== content);
  expect(changed.map(([name]) => name).sort()).toEqual([
    `${FOLDER}/brand.json`,
    `${FOLDER}/landing.tsx`,
    'tenants.json',
  ]);

  await runs('vite', 'build', '--app', '--logLevel', 'warn');
  const html = readFileSync(join(copy, 'app/dist/index.html'), 'utf8');
  const [, json = ''] = /<!--edge:chunks (.*?)-->/s.exec(html) ?? [];
  const { layouts, looks } = JSON.parse(json);
  const landing = expect.stringMatching(`/brand-${KEY}-[^/]+\\.js$`);
  expect(layouts[KEY].landing.js).toContainEqual(landing);
  expect(looks[KEY].css).toContain(`--ground:${LOOK.palette.ground}`);
  expect(looks[KEY].heading).toBe(LOOK.type.heading);
  const svgs = ['logo-dark.svg', 'logo-light.svg', 'icon.svg', 'motif.svg'];
  const bitmaps = ['share.png', 'icon-32.png', 'icon-maskable.png', 'apple-touch-icon.png'];
  for (const file of [...svgs, ...bitmaps]) {
    expect(existsSync(join(copy, 'app/dist/brand', KEY, file)), file).toBe(true);
  }
  const { render } = await import(pathToFileURL(join(copy, 'build/render/index.js')).href);
  const boot = { ...bootFixture, tenant: { ...bootFixture.tenant, key: KEY, layout: KEY } };
  const page = { name: 'home', params: {} };
  const rendered = await render(JSON.stringify({ ...boot, page }), 'https://contoh.example/');
  expect(rendered.page).toContain('Mulai belajar dari sini.');
  const { draw } = await import(pathToFileURL(join(copy, 'build/render/art.js')).href);
  const tenant = { key: KEY, layout: KEY, primary: '#2f6b3a', secondary: '#c98a1b' };
  expect(draw('covers/Kebun.svg', '', tenant)).toContain('Kebun</tspan>');
});

/** What a program prints, which has to end well. */
async function runs(program: string, ...args: string[]): Promise<string> {
  const { NODE_ENV: _, ...env } = (await toolchain()).env;
  const target = { CARGO_TARGET_DIR: join(root, 'target') };
  const { ok, output } = await run(program, args, { cwd: copy, env: { ...env, ...target } });
  expect(ok, output).toBe(true);
  return output;
}

/** The contents of all files by their paths, without the packages. */
function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'latin1')]),
  );
}

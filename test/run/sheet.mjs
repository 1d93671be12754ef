/**
 * `npm run sheet`: the landings of all brands beside one another, and inner pages of each, as pictures
 * in .cache/sheet and one page to look at them; words after it choose brands: `npm run sheet alpha
 * festival`. Those of the brands that were not asked for stay as they are. Fails where something is
 * wider than the screen or a script ends in an error, and tells where.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ahead, build } from '../../worker/build.mjs';
import { Advice, root, run } from './process.mjs';
import { runSetUp, toolchain } from './setup.mjs';

const folder = join(root, '.cache', 'sheet');

/**
 * The pictures that a brand has (test/browser/sheet.ts), and how they stand on a montage: how wide
 * each is, how much of a long one is shown, how many stand beside one another and in how many rows.
 */
const kinds = [
  { name: 'first-1440', width: 480, height: 300, columns: 4, rows: 5 },
  { name: 'first-390', width: 195, height: 422, columns: 10, rows: 4 },
  { name: 'whole-1440', width: 320, height: 1900, columns: 6, rows: 1 },
  { name: 'whole-390', width: 160, height: 1900, columns: 12, rows: 1 },
];
/** The inner pages of one brand beside one another, by the number in their names. */
const inner = [
  { name: '1440', width: 480, height: 900, columns: 5, rows: 2 },
  { name: '390', width: 240, height: 1000, columns: 9, rows: 1 },
];
const INNER_PAGES = 9;
/** Between the pictures of a montage, in pixels. */
const gap = 8;

await runSetUp({ browser: true, ahead }, async () => {
  const brands = process.argv.slice(2);
  const unknown = brands.filter((key) => !keys().includes(key));
  if (unknown.length > 0) {
    throw new Advice(`tenants.json has no ${unknown.join(', ')}.`, 'Name brands by their keys.');
  }
  await build();
  mkdirSync(folder, { recursive: true });
  const { env } = await toolchain();
  const { ok } = await run(
    'playwright',
    ['test', '-c', 'test/browser/sheet.config.ts', '--output', join(folder, 'failed')],
    { env: { ...env, SHEET_FOLDER: folder, SHEET_BRANDS: brands.join(' ') }, show: true },
  );
  const there = keys().filter((key) => existsSync(join(folder, key)));
  const page = join(folder, 'index.html');
  writeFileSync(page, document(there));
  for (const kind of kinds) await montages(kind, there);
  for (const key of there) await innerMontages(key);
  console.log(`${pathToFileURL(page).href}\nMontages beside it: <picture>-<number>.png`);
  return ok ? 0 : 1;
});

/** @returns {string[]} of every tenant */
function keys() {
  const { tenants } = JSON.parse(readFileSync(join(root, 'tenants.json'), 'utf8'));
  return tenants.map((/** @type {{ key: string }} */ { key }) => key);
}

/** @param {string[]} brands */
function document(brands) {
  const style =
    'body{font:16px system-ui;margin:2rem}p{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block;width:100%;border:1px solid #ccc}';
  const sections = kinds.map((kind) => {
    const figures = brands.map((key) => {
      const source = `${key}/${kind.name}.jpg`;
      return `<figure style="width:${kind.width}px"><a href="${source}"><img loading="lazy" alt="" src="${source}"></a>${key}</figure>`;
    });
    return `<h2>${kind.name}</h2><p>${figures.join('')}</p>`;
  });
  const own = brands.map(
    (key) =>
      `<h2>${key}</h2><p>${inner.map(({ name }) => `<img loading="lazy" alt="" src="${key}/inner-${name}.png">`).join('')}</p>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Brands</title><style>${style}</style>${sections.join('')}${own.join('')}`;
}

/**
 * The pictures of a kind of all brands, in the order of their keys, so many to a file as can be
 * looked at.
 *
 * @param {typeof kinds[number]} kind
 * @param {string[]} brands
 */
async function montages(kind, brands) {
  const files = brands
    .map((key) => join(folder, key, `${kind.name}.jpg`))
    .filter((file) => existsSync(file));
  const most = kind.columns * kind.rows;
  for (let from = 0; from < files.length; from += most) {
    const file = join(folder, `${kind.name}-${from / most + 1}.png`);
    await montage(kind, files.slice(from, from + most), file);
  }
}

/**
 * A montage a size of a brand's inner pages, beside their pictures.
 *
 * @param {string} key
 */
async function innerMontages(key) {
  const at = (/** @type {string} */ file) => join(folder, key, file);
  for (const kind of inner) {
    const numbers = Array.from({ length: INNER_PAGES }, (_, index) => index + 1);
    const files = numbers
      .map((number) => at(`inner-${number}-${kind.name}.jpg`))
      .filter((file) => existsSync(file));
    if (files.length > 0) await montage(kind, files, at(`inner-${kind.name}.png`));
  }
}

/**
 * @param {typeof kinds[number]} kind
 * @param {string[]} files
 * @param {string} target
 */
async function montage({ width, height, columns }, files, target) {
  const { default: sharp } = await import('sharp');
  const tiles = files.map(async (file, index) => ({
    input: await sharp(file)
      .resize({ width })
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) =>
        sharp(data)
          .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
          .toBuffer(),
      ),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  }));
  const across = Math.min(columns, tiles.length);
  const down = Math.ceil(tiles.length / columns);
  const size = { width: gap + across * (width + gap), height: gap + down * (height + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(await Promise.all(tiles))
    .png({ palette: true, effort: 1 })
    .toFile(target);
}

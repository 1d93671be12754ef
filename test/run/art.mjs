/**
 * `npm run art`: a sheet of the pictures that stand in for missing ones, by kind and in the colours
 * of six brands, to be looked at in a browser. Draws with what a build has left in build/render.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './process.mjs';

const brands = ['buku', 'coding-school', 'perempuan', 'media', 'siber', 'festival'];
const sizes = { people: [104, 104], works: [187, 105], landscapes: [187, 105], covers: [187, 105] };
const people =
  'Siti Aminah, Budi Santoso, Bu Ratna, Pak Hasan, Made Ayu, Yohanes Kogoya, Kevin, Nur Hidayah, Debora Wambrauw, Agus Wijaya, Dewi Lestari, Komang Putra';
const works =
  'Dasar Web, Data untuk desa, Aplikasi ponsel, Keamanan siber, Toko daring, Guru mengajar, Gim pertama, Membaca buku, Video pendek, Poster motif, Server Linux, Peta kota, Robot garis, Karier dan tim';
const places =
  'Gunung Merapi, Pelabuhan Makassar, Sawah Subang, Kota Surabaya, Bandung, Ambon, Bali, Jakarta';
const titles =
  'Membaca kode orang lain, Etika memakai data, Warung di ujung gang, Pulang kampung membangun desa, Mengajar anak berpikir komputasional, Gim sebagai pintu belajar';
const seeds = { people, works, landscapes: places, covers: titles };

const { draw } = await import(pathToFileURL(join(root, 'build/render/art.js')).href);
const { tenants } = JSON.parse(readFileSync(join(root, 'tenants.json'), 'utf8'));

/** @param {string} key */
function sheetOf(key) {
  const { name, settings } = tenants.find((/** @type {{ key: string }} */ row) => row.key === key);
  const { clr_primary: primary, clr_secondary: secondary } = settings.css;
  const tenant = { key, layout: key, primary, secondary };
  const rows = Object.entries(sizes).map(([kind, [width = 0, height = 0]]) => {
    const list = seeds[/** @type {keyof typeof seeds} */ (kind)].split(', ');
    const images = list.map((seed, index) => {
      const query = `level=${(index % 3) + 1}${index % 5 === 4 ? '&seconds=1800&note=Episode' : ''}`;
      const svg = draw(`${kind}/${encodeURIComponent(seed)}.svg`, query, tenant);
      const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      return `<img alt="${seed}" width="${width}" height="${height}" src="${src}">`;
    });
    return `<p>${images.join(' ')}</p>`;
  });
  return `<h2>${name}</h2>${rows.join('')}`;
}

const file = join(root, 'build/art.html');
const style = 'body{font:16px system-ui;margin:2rem}img{object-fit:cover}p{margin:.5rem 0}';
writeFileSync(file, `<!doctype html><style>${style}</style>${brands.map(sheetOf).join('')}`);
console.log(pathToFileURL(file).href);

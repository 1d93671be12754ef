/** The files of a brand below /brand/<key>/, each made when it is asked for. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absencePicture } from '../absences/absence';
import { COVER_WIDTH, coverSvg } from './cover';
import type { DrawnBrand } from './drawn';
import { iconSvg, logoSvg, motifSvg, tileSvg } from './logo';
import { SHARE_WIDTH, shareSvg } from './share';

/** The file of a podcast's cover. */
export const COVER = 'cover.png';

type Make = (brand: DrawnBrand, cacheDir: string) => string | Promise<Uint8Array>;

/** File name to what makes it. */
export const brandFiles: Readonly<Record<string, Make>> = {
  'logo-dark.svg': (brand) => logoSvg(brand, 'dark'),
  'logo-light.svg': (brand) => logoSvg(brand, 'light'),
  'icon.svg': iconSvg,
  'motif.svg': motifSvg,
  'missing.svg': absenceSvg,
  'share.png': (brand, cacheDir) => png(shareSvg(brand), SHARE_WIDTH, cacheDir),
  [COVER]: (brand, cacheDir) => png(coverSvg(brand), COVER_WIDTH, cacheDir),
  'icon-32.png': (brand, cacheDir) => png(iconSvg(brand), 32, cacheDir),
  'icon-192.png': (brand, cacheDir) => png(iconSvg(brand), 192, cacheDir),
  'icon-512.png': (brand, cacheDir) => png(iconSvg(brand), 512, cacheDir),
  'icon-maskable.png': (brand, cacheDir) => png(tileSvg(brand, MASKABLE), 512, cacheDir),
  'apple-touch-icon.png': (brand, cacheDir) => png(tileSvg(brand, TOUCH), 180, cacheDir),
};

/** What is seen where a page is not there, the site is closed or a list is empty. */
function absenceSvg(brand: DrawnBrand): string {
  const { absence, primary, secondary, palette, key, isDark } = brand;
  return absencePicture(absence, { primary, secondary, ...palette }, key, isDark);
}

/** How much of an icon's width is the mark's: of one that may be cut, and of one that is rounded. */
const MASKABLE = 0.64;
const TOUCH = 0.8;

/** As many dots to an inch as a pixel of a drawing that is not enlarged takes. */
const DENSITY = 72;

/** Renders a drawing; kept under the hash of what is drawn, so that it is rendered once. */
async function png(svg: string, width: number, cacheDir: string): Promise<Uint8Array> {
  const hash = createHash('sha256').update(`${width} ${svg}`).digest('hex').slice(0, 32);
  const file = join(cacheDir, `${hash}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept;
  const { default: sharp } = await import('sharp');
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  const density = Math.max(DENSITY, (DENSITY * width) / drawn);
  const picture = sharp(Buffer.from(svg), { density }).resize({ width });
  const bytes = await picture.png({ palette: true, effort: 8 }).toBuffer();
  await mkdir(cacheDir, { recursive: true });
  // Written aside and moved, so that a build that is stopped leaves no half picture behind.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

/** The files of a brand below /brand/<key>/, each made when it is asked for. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from './brand';
import { iconSvg, logoSvg, motifSvg } from './logo';
import { shareSvg } from './share';

type Make = (brand: Brand, cacheDir: string) => string | Promise<Uint8Array>;

/** File name to what makes it. */
export const brandFiles: Readonly<Record<string, Make>> = {
  'logo-dark.svg': (brand) => logoSvg(brand, 'dark'),
  'logo-light.svg': (brand) => logoSvg(brand, 'light'),
  'icon.svg': iconSvg,
  'motif.svg': motifSvg,
  'share.png': (brand, cacheDir) => sharePng(shareSvg(brand), cacheDir),
};

/** Renders a share image; kept under the hash of its drawing, so that it is rendered once. */
async function sharePng(svg: string, cacheDir: string): Promise<Uint8Array> {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  const file = join(cacheDir, `${hash}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept;
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 8 }).toBuffer();
  await mkdir(cacheDir, { recursive: true });
  // Written aside and moved, so that a build that is stopped leaves no half picture behind.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, png);
  await rename(draft, file);
  return png;
}

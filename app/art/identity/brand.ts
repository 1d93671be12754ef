/** What the pictures of a brand are made from: its row in tenants.json and its own brand.json. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { USUAL_ABSENCE } from '../absences/absence';
import { type Look, readLook, type Variants } from './look';
import { type Mark, readMark } from './mark';
import { derivedMotif, type MotifName } from './motif';
import { type Face, headingFace } from './outline';
import { seedOf } from './seed';
import type { Wordmark } from './wordmark';

export interface Brand {
  readonly key: string;
  readonly name: string;
  readonly tagline: string;
  readonly primary: string;
  readonly secondary: string;
  readonly motif: MotifName;
  readonly seed: number;
  /** Its own mark; without one the motif's emblem stands in. */
  readonly mark: Mark | null;
  /** How its name is set in the logo; without it the name is set as headings are. */
  readonly wordmark: Wordmark | null;
  /** The faces of its name and of its promise on pictures. */
  readonly faces: { readonly heading: Face; readonly body: Face };
  /** The colours that its pages stand on and are written in. */
  readonly palette: Look['palette'];
  /** The shape of its corners, which its icon has too. */
  readonly corner: Variants['corner'];
  /** The picture of its pages that are not there. */
  readonly absence: Variants['absence'];
  /** Whether its pages stand on a dark ground. */
  readonly isDark: boolean;
  /** Whether its site has a podcast, which then needs a cover. */
  readonly hasPodcast: boolean;
}

/** What pictures need of tenants.json; the edge's build checks the whole of it. */
export interface BrandTable {
  readonly brands: readonly Brand[];
  /** The layout that is fallen back to: the default tenant's. */
  readonly defaultLayout: string;
}

const DEFAULT_PRIMARY = '#2096c4';
const DEFAULT_SECONDARY = '#2f80ed';

/** Reads `tenants.json` in `root` and each brand's `app/brands/<key>/brand.json`. */
export async function readBrands(root: string): Promise<BrandTable> {
  const table = record(JSON.parse(await readFile(join(root, 'tenants.json'), 'utf8')));
  const rows = Array.isArray(table.tenants) ? table.tenants.map(record) : [];
  const brands = await Promise.all(rows.map((row) => brandOf(root, row)));
  const main = rows.find((row) => row.key === table.default) ?? {};
  return { brands, defaultLayout: text(main.layout, text(main.key)) };
}

/** The brand of a row, written like those of `tenants.json`. */
export async function brandOf(root: string, row: Record<string, unknown>): Promise<Brand> {
  const key = text(row.key);
  const css = record(record(row.settings).css);
  const [look, mark] = await Promise.all([readLook(root, key), readMark(root, key)]);
  return {
    key,
    name: text(row.name, key),
    tagline: text(row.tagline),
    primary: text(css.clr_primary, DEFAULT_PRIMARY),
    secondary: text(css.clr_secondary, DEFAULT_SECONDARY),
    motif: look?.motif ?? derivedMotif(key),
    seed: seedOf(key),
    mark,
    wordmark: look?.wordmark ?? null,
    faces: facesOf(look),
    palette: look?.palette ?? { ground: '#ffffff', ink: '#171a1f' },
    corner: look?.variants.corner ?? 'round',
    absence: look?.variants.absence ?? USUAL_ABSENCE,
    isDark: look?.variants.ground === 'ink',
    hasPodcast: hasPodcast(row.pages),
  };
}

function facesOf(look: Look | null): Brand['faces'] {
  const family = look?.body.family ?? 'Raleway';
  return {
    heading: headingFace(look?.heading.family ?? 'Raleway'),
    body: { family, weight: 500, tracking: 0 },
  };
}

/** By the pages of a row: all, or those that are named there, some with words of their own. */
function hasPodcast(pages: unknown): boolean {
  if (pages === 'all') return true;
  const names = (Array.isArray(pages) ? pages : []).map((page) =>
    typeof page === 'string' ? page : text(record(page).name),
  );
  return names.some((name) => name.startsWith('podcast'));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Titles and descriptions of pages, computed alike at the edge (worker/meta.rs) on first load and
 * here on later navigation; test/cases/meta.json holds the cases both must pass (spec section 2).
 */
import type { Settings, Tenant } from './boot';
import { isRecord } from './decode';
import { type PageParams, type PageRow, pageRow } from './page-table';

/** What a title is made of. */
export interface MetaInput {
  readonly settings: Pick<Settings, 'title'> & {
    readonly meta: Pick<Settings['meta'], 'name' | 'site_name' | 'description'>;
  };
  readonly tenant: Pick<Tenant, 'tagline' | 'titles'>;
  /** Page name, or null where no page matched. */
  readonly page: string | null;
  readonly params: PageParams;
  /** The loaded item of a detail page. */
  readonly item: unknown;
  /** HTTP status of what is shown. */
  readonly status: number;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** How many words a description out of rich text keeps (spec section 5). */
const DESCRIPTION_WORDS = 20;

/** Title and description of what is shown. */
export function pageMeta(
  input: MetaInput,
  row: PageRow | undefined = input.page === null ? undefined : pageRow(input.page),
): PageMeta {
  const { settings, tenant, status } = input;
  const site = settings.meta.site_name || settings.title;
  const general = settings.meta.description;
  if (status === 503) return { title: `Sedang dalam perbaikan | ${site}`, description: general };
  if (status >= 500) return { title: `Terjadi kesalahan | ${site}`, description: general };
  if (status === 404 || row === undefined) {
    return { title: `Halaman tidak ditemukan | ${site}`, description: general };
  }

  const own = Object.hasOwn(tenant.titles, row.name) ? tenant.titles[row.name] : undefined;
  const item = matchingItem(row, input.item, input.params);
  const description = item?.description || own?.description || row.description || general;
  if (row.name === 'home') return { title: homeTitle(input), description };
  return { title: `${item?.name || own?.title || row.title} | ${site}`, description };
}

function homeTitle({ settings, tenant }: MetaInput): string {
  const name = settings.meta.name || settings.title;
  return tenant.tagline === '' ? name : `${name} — ${tenant.tagline}`;
}

/** The item's name and description, but only when it is the one the route asks for. */
function matchingItem(row: PageRow, item: unknown, params: PageParams): PageItemText | null {
  const fields = row.item;
  if (fields === undefined || !isRecord(item)) return null;
  const isRight = Object.entries(fields.match).every(
    ([field, param]) => params[param] !== undefined && textOf(item[field]) === params[param],
  );
  if (!isRight) return null;
  const description = fields.description === undefined ? '' : textOf(item[fields.description]);
  return { name: textOf(item[fields.name]).trim(), description: plainSummary(description) };
}

interface PageItemText {
  readonly name: string;
  readonly description: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Rich text as plain words: tags out, white space folded, cut to 20 words with an ellipsis. */
export function plainSummary(html: string, most: number = DESCRIPTION_WORDS): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length > most ? `${words.slice(0, most).join(' ')}…` : words.join(' ');
}

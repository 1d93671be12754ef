/**
 * Titles and descriptions of pages, computed alike at the edge (worker/core/src/document/head.rs) on first
 * load and here on later navigation; test/cases/meta.json holds the cases both must pass (spec
 * section 2).
 */
import type { Settings, Tenant } from '../core/boot';
import { isRecord } from '../core/schema';
import type { PageParams } from './page-table';
import { type PageTexts, pageTexts } from './page-texts';
import { type ItemText, knownItem, type PageValues, pageValues } from './page-values';
import { capped, foldSpace, plainSummary, shortened } from './plain-text';

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
  /** What counts of the address's query. */
  readonly query: Readonly<Record<string, string>>;
  /** Which page of a list is shown, from 1; of what is no list the first. */
  readonly number: number;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** What a description out of rich text keeps: words (spec section 5), which may be of any length. */
const DESCRIPTION = { words: 20, characters: 300 };

const NAME = { words: Number.MAX_SAFE_INTEGER, characters: 300 };

/** Title and description of what is shown. */
export function pageMeta(
  input: MetaInput,
  row: PageTexts | undefined = input.page === null ? undefined : pageTexts(input.page),
  values: PageValues | undefined = input.page === null ? undefined : pageValues(input.page),
): PageMeta {
  const { settings, tenant, status } = input;
  const site = given(settings.meta.site_name) ?? settings.title;
  const general = settings.meta.description;
  if (status === 503) return { title: `Sedang dalam perbaikan | ${site}`, description: general };
  if (status >= 400 && status !== 404) {
    return { title: `Terjadi kesalahan | ${site}`, description: general };
  }
  if (status === 404 || row === undefined) {
    return { title: `Halaman tidak ditemukan | ${site}`, description: general };
  }

  const own = Object.hasOwn(tenant.titles, row.name) ? tenant.titles[row.name] : undefined;
  const item =
    ownItem(knownItem(values, input.params)) ?? matchingItem(row, input.item, input.params);
  const description =
    given(item?.description) ?? given(own?.description) ?? given(row.description) ?? general;
  if (row.name === 'home') return { title: homeTitle(input), description };
  const ofQuery = Object.entries(row.titleWith ?? {}).find(([name]) => name in input.query)?.[1];
  const title = given(item?.title) ?? ofQuery ?? given(own?.title) ?? row.title;
  const leaf = input.number > 1 ? `, halaman ${input.number}` : '';
  return { title: `${title}${leaf} | ${site}`, description };
}

function homeTitle({ settings, tenant }: MetaInput): string {
  const name = given(settings.meta.name) ?? settings.title;
  const tagline = given(tenant.tagline);
  return tagline === undefined ? name : `${name} — ${tagline}`;
}

/** The text without space at its ends; an empty one counts as not given. */
function given(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** The item's title and description, but only when it is the one the route asks for. */
function matchingItem(row: PageTexts, item: unknown, params: PageParams): ItemText | null {
  const fields = row.item;
  if (fields === undefined) return null;
  const pairs = Object.entries(fields.match);
  const isRight = pairs.every(
    ([param, path]) => params[param] !== undefined && textAt(item, path) === params[param],
  );
  if (pairs.length === 0 || !isRight) return null;
  const description = fields.description === undefined ? '' : textAt(item, fields.description);
  const line = (text: string) => shortened(foldSpace(capped(text)), NAME);
  const title = fields.title?.replace(/\{([^{}]*)\}/g, (_, path: string) => textAt(item, path));
  return {
    title: given(line(title ?? '')) ?? line(textAt(item, fields.name)),
    description: plainSummary(description, DESCRIPTION),
  };
}

/** An item that is part of the app. */
function ownItem(known: ItemText | undefined): ItemText | undefined {
  return known && { ...known, description: plainSummary(known.description, DESCRIPTION) };
}

/** The text or number at a dot path, as text; empty for anything else. */
function textAt(item: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), item);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

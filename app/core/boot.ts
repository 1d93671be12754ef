/**
 * The data the edge injects into the document (`<script id="boot" type="application/json">`, design
 * section 4), parsed once into types. Everything the app knows of its tenant comes from here: the
 * app never looks at the host.
 */

import * as v from 'valibot';
import { parseExactJson } from './exact-json';
import { type Frozen, object, optional, record } from './schema';

/** The colours of a tenant that pictures are drawn in; already checked at the edge. */
export type SettingsCss = Frozen<v.InferOutput<typeof css>>;

/** What of a tenant's metadata titles and descriptions are made of (spec section 3). */
export type SettingsMeta = Frozen<v.InferOutput<typeof meta>>;

/**
 * What the app reads of the site's settings (spec section 3): the edge fills in the defaults, and has put
 * the rest into the document.
 */
export type Settings = Frozen<v.InferOutput<typeof settings>>;

/** A tenant's own title and description for one page of its set. */
export type PageTitles = Frozen<v.InferOutput<typeof titles>>;

/** The tenant the edge found for this request. */
export type Tenant = Frozen<v.InferOutput<typeof tenant>>;

/** Which variants the layout's design takes (app/art/identity/look.ts). */
export type BootLook = Frozen<v.InferOutput<typeof look>>;

/** The page the edge matched, with its decoded parameters. */
export type BootPage = Frozen<v.InferOutput<typeof page>>;

/** The whole of the injected data. */
export type Boot = Frozen<v.InferOutput<typeof boot>>;

/** Thrown when the injected data is missing or malformed: the app cannot start. */
export class BootError extends Error {
  override readonly name = 'BootError';
}

const css = object({
  clr_primary: v.string(),
  clr_secondary: v.string(),
});

const meta = object({
  name: v.string(),
  description: v.string(),
  site_name: v.string(),
});

const settings = object({
  /** Never empty. */
  title: v.string(),
  /** URL of the logo for light grounds. */
  logoDark: v.string(),
  /** URL of the logo for dark grounds. */
  logoLight: v.string(),
  favicon: v.string(),
  /** URL of the default share image, 1200×630. */
  image: v.string(),
  layout: v.string(),
  isMaintenance: v.boolean(),
  css,
  meta,
});

const titles = object({
  title: optional(v.string()),
  description: optional(v.string()),
});

const analytics = object({
  id: v.string(),
  script: v.string(),
});

const tenant = object({
  key: v.string(),
  /** Which landing and second page design is shown; settings from the server may change it. */
  layout: v.string(),
  name: v.string(),
  tagline: v.string(),
  /** The tenant domain, without a scheme. */
  domain: v.string(),
  /** Names the tenant's app in the calls that staff make. */
  lmsKey: v.string(),
  /** How the tenant was found: host, wildcard, preview, local or default. */
  source: v.string(),
  /** Names of the pages (app/pages.json) in this tenant's set. */
  pages: v.array(v.string()),
  /** By page name. */
  titles: record(titles),
  /** Prefix of every API call: `/api`, or `/pesilat/api` under the path rule. */
  api: v.picklist(['/api', '/pesilat/api']),
  /** The measuring service's script and the tenant's id at it; null where no visit is counted. */
  analytics: v.nullish(analytics, null),
});

const look = object({
  /** The family of brands that its pages are set like (app/brands/rooms/). */
  room: v.string(),
  ground: v.string(),
  header: v.string(),
  footer: v.string(),
  /** Page names, those that the header lists first to last; left out where the table's order does. */
  menu: optional(v.array(v.string())),
  /** Page names that the footer lists beside help; left out where it lists all. */
  foot: optional(v.array(v.string())),
  /** Where the organisation is found; left out where it does not say. */
  address: optional(v.string()),
  /** Addresses of what the landing reads first; left out where the page table's do. */
  calls: optional(v.array(v.string())),
});

const page = object({
  name: v.string(),
  params: record(v.string()),
});

const boot = object({
  /** The server's version; `null` while it is unknown, which is never a change. */
  version: v.nullish(v.string(), null),
  tenant,
  settings,
  look,
  page: v.nullish(page, null),
  /** Answers the edge fetched already, by `<call>?<query sorted by key>`; undecoded. */
  prefetched: record(v.unknown()),
  /** The form that this document answers (app/sections/forms/posted.ts); null where it answers none. */
  form: v.nullish(v.unknown()),
  /** HTTP status the document was sent with: 200, 404, 422, 503, or that of what failed at the edge. */
  status: v.number(),
  /** What counts as the time until the app runs in a browser, in Unix ms (`useNow`). */
  now: v.number(),
  /** Whether this is the lean document, for who has asked for less data. */
  savesData: v.boolean(),
});

/** Whether the maintenance screen stands in the page's place; the page that ends it stays open. */
export function isClosed({ settings: { isMaintenance }, status }: Boot): boolean {
  return isMaintenance && status === 503;
}

/** Parses the text of the boot script. Throws {@link BootError}, whose cause says what was wrong. */
export function parseBoot(text: string): Boot {
  try {
    return v.parse(boot, parseExactJson(text));
  } catch (cause) {
    throw new BootError('The boot data is malformed', { cause });
  }
}

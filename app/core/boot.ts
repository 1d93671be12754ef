/**
 * The data the edge injects into the document (`<script id="boot" type="application/json">`, design
 * section 4), parsed once into types. Everything the app knows of its tenant comes from here: the
 * app never looks at the host.
 */

import {
  array,
  boolean,
  type Decoded,
  DecodeError,
  decode,
  type Frozen,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  string,
  unknown,
} from './decode';
import { parseExactJson } from './exact-json';

/** The colours of a tenant that pictures are drawn in; already checked at the edge. */
export type SettingsCss = Frozen<Decoded<typeof css>>;

/** What of a tenant's metadata titles and descriptions are made of (spec section 3). */
export type SettingsMeta = Frozen<Decoded<typeof meta>>;

/**
 * What the app reads of the site's settings (spec section 3): the edge fills in the defaults, and has put
 * the rest into the document.
 */
export type Settings = Frozen<Decoded<typeof settings>>;

/** A tenant's own title and description for one page of its set. */
export type PageTitles = Frozen<Decoded<typeof titles>>;

/** The tenant the edge found for this request. */
export type Tenant = Frozen<Decoded<typeof tenant>>;

/** Which variants the layout's design takes (app/identity/look.ts). */
export type BootLook = Frozen<Decoded<typeof look>>;

/** The page the edge matched, with its decoded parameters. */
export type BootPage = Frozen<Decoded<typeof page>>;

/** The whole of the injected data. */
export type Boot = Frozen<Decoded<typeof boot>>;

/** Thrown when the injected data is missing or malformed: the app cannot start. */
export class BootError extends Error {
  override readonly name = 'BootError';
}

const css = object((field) => ({
  clr_primary: field('clr_primary', string),
  clr_secondary: field('clr_secondary', string),
}));

const meta = object((field) => ({
  name: field('name', string),
  description: field('description', string),
  site_name: field('site_name', string),
}));

const settings = object((field) => ({
  /** Never empty. */
  title: field('title', string),
  /** URL of the logo for light grounds. */
  logoDark: field('logoDark', string),
  /** URL of the logo for dark grounds. */
  logoLight: field('logoLight', string),
  favicon: field('favicon', string),
  /** URL of the default share image, 1200×630. */
  image: field('image', string),
  layout: field('layout', string),
  isMaintenance: field('isMaintenance', boolean),
  css: field('css', css),
  meta: field('meta', meta),
}));

const titles = object((field) => ({
  title: field('title', optional(string)),
  description: field('description', optional(string)),
}));

const analytics = object((field) => ({
  id: field('id', string),
  script: field('script', string),
}));

const tenant = object((field) => ({
  key: field('key', string),
  /** Which landing and second page design is shown; settings from the server may change it. */
  layout: field('layout', string),
  name: field('name', string),
  tagline: field('tagline', string),
  /** The tenant domain, without a scheme. */
  domain: field('domain', string),
  /** Names the tenant's app in the calls that staff make. */
  lmsKey: field('lmsKey', string),
  /** How the tenant was found: host, wildcard, preview, local or default. */
  source: field('source', string),
  /** Names of the pages (app/pages.json) in this tenant's set. */
  pages: field('pages', array(string)),
  /** By page name. */
  titles: field('titles', record(titles)),
  /** Prefix of every API call: `/api`, or `/pesilat/api` under the path rule. */
  api: field('api', oneOf('/api', '/pesilat/api')),
  /** The measuring service's script and the tenant's id at it; null where no visit is counted. */
  analytics: field('analytics', nullable(analytics)),
}));

const look = object((field) => ({
  ground: field('ground', string),
  header: field('header', string),
  footer: field('footer', string),
  /** Page names, those that the header lists first to last; left out where the table's order does. */
  menu: field('menu', optional(array(string))),
  /** Where the organisation is found; left out where it does not say. */
  address: field('address', optional(string)),
  /** Addresses of what the landing reads first; left out where the page table's do. */
  calls: field('calls', optional(array(string))),
}));

const page = object((field) => ({
  name: field('name', string),
  params: field('params', record(string)),
}));

const boot = object((field) => ({
  /** The server's version; `null` while it is unknown, which is never a change. */
  version: field('version', nullable(string)),
  tenant: field('tenant', tenant),
  settings: field('settings', settings),
  look: field('look', look),
  page: field('page', nullable(page)),
  /** Answers the edge fetched already, by `<call>?<query sorted by key>`; undecoded. */
  prefetched: field('prefetched', record(unknown)),
  /** The form that this document answers (app/forms/posted.ts); null where it answers none. */
  form: field('form', unknown),
  /** HTTP status the document was sent with: 200, 404, 422, 503, or that of what failed at the edge. */
  status: field('status', number),
  /** What counts as the time until the app runs in a browser, in Unix ms (`useNow`). */
  now: field('now', number),
  /** Whether this is the lean document, for who has asked for less data. */
  savesData: field('savesData', boolean),
}));

/** Whether the maintenance screen stands in the page's place; the page that ends it stays open. */
export function isClosed({ settings: { isMaintenance }, status }: Boot): boolean {
  return isMaintenance && status === 503;
}

/** Parses the text of the boot script. Throws {@link BootError}, whose cause says what was wrong. */
export function parseBoot(text: string): Boot {
  try {
    return decode(boot, parseExactJson(text));
  } catch (error) {
    if (error instanceof DecodeError || error instanceof SyntaxError) {
      throw new BootError(`The boot data is malformed: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

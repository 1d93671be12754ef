/**
 * The data the edge injects into the document (`<script id="boot" type="application/json">`, design
 * section 4), parsed once into types. Everything the app knows of its tenant comes from here: the
 * app never looks at the host.
 */
import {
  array,
  boolean,
  DecodeError,
  type Decoder,
  decode,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  string,
  unknown,
} from './decode';

/** Fonts and colours of a tenant; already checked at the edge (CSS colours, plain family names). */
export interface SettingsCss {
  readonly ft_primary: string;
  readonly ft_secondary: string;
  readonly clr_primary: string;
  readonly clr_secondary: string;
  readonly clr_success: string;
  readonly clr_info: string;
  readonly clr_warning: string;
  readonly clr_danger: string;
  readonly clr_light: string;
  readonly clr_dark: string;
}

/** Social and search metadata of a tenant (spec section 3). */
export interface SettingsMeta {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly type: string;
  readonly image: string;
  readonly card: string;
  readonly site_name: string;
  readonly url: string;
  readonly twitter_site: string;
  readonly robot_index: string;
  readonly robot_follow: string;
}

/** Site settings (spec section 3), all fields present: the edge fills in the defaults. */
export interface Settings {
  /** Never empty. */
  readonly title: string;
  /** URL of the logo for light grounds. */
  readonly logoDark: string;
  /** URL of the logo for dark grounds. */
  readonly logoLight: string;
  readonly favicon: string;
  /** URL of the default share image, 1200×630. */
  readonly image: string;
  readonly layout: string;
  readonly isMaintenance: boolean;
  readonly css: SettingsCss;
  readonly meta: SettingsMeta;
}

/** A tenant's own title and description for one page of its set. */
export interface PageTitles {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** The tenant the edge found for this request. */
export interface Tenant {
  readonly key: string;
  /** Which landing and second page design is shown; settings from the server may change it. */
  readonly layout: string;
  readonly name: string;
  readonly tagline: string;
  /** The tenant domain, without a scheme. */
  readonly domain: string;
  /** How the tenant was found: host, wildcard, preview, local or default. */
  readonly source: string;
  /** Names of the pages (app/pages.json) in this tenant's set. */
  readonly pages: readonly string[];
  /** By page name. */
  readonly titles: Readonly<Record<string, PageTitles>>;
  /** Prefix of every API call: `/api`, or `/pesilat/api` under the path rule. */
  readonly api: '/api' | '/pesilat/api';
  /** The measuring service's script and the tenant's id at it; null where no visit is counted. */
  readonly analytics: { readonly id: string; readonly script: string } | null;
}

/** The page the edge matched, with its decoded parameters. */
export interface BootPage {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The whole of the injected data. */
export interface Boot {
  /** The server's version; `null` while it is unknown, which is never a change. */
  readonly version: string | null;
  readonly tenant: Tenant;
  readonly settings: Settings;
  readonly page: BootPage | null;
  /** Answers the edge fetched already, by `<call>?<query sorted by key>`; undecoded. */
  readonly prefetched: Readonly<Record<string, unknown>>;
  /** HTTP status the document was sent with: 200, 404, 503, or that of what failed at the edge. */
  readonly status: number;
  /** What counts as the time until the app runs in a browser, in Unix ms (`useNow`). */
  readonly now: number;
  /** Whether the visitor's request has asked for less data (`useSavesData`). */
  readonly savesData: boolean;
}

/** Thrown when the injected data is missing or malformed: the app cannot start. */
export class BootError extends Error {
  override readonly name = 'BootError';
}

const css: Decoder<SettingsCss> = object((field) => ({
  ft_primary: field('ft_primary', string),
  ft_secondary: field('ft_secondary', string),
  clr_primary: field('clr_primary', string),
  clr_secondary: field('clr_secondary', string),
  clr_success: field('clr_success', string),
  clr_info: field('clr_info', string),
  clr_warning: field('clr_warning', string),
  clr_danger: field('clr_danger', string),
  clr_light: field('clr_light', string),
  clr_dark: field('clr_dark', string),
}));

const meta: Decoder<SettingsMeta> = object((field) => ({
  name: field('name', string),
  description: field('description', string),
  keywords: field('keywords', string),
  type: field('type', string),
  image: field('image', string),
  card: field('card', string),
  site_name: field('site_name', string),
  url: field('url', string),
  twitter_site: field('twitter_site', string),
  robot_index: field('robot_index', string),
  robot_follow: field('robot_follow', string),
}));

const settings: Decoder<Settings> = object((field) => ({
  title: field('title', string),
  logoDark: field('logoDark', string),
  logoLight: field('logoLight', string),
  favicon: field('favicon', string),
  image: field('image', string),
  layout: field('layout', string),
  isMaintenance: field('isMaintenance', boolean),
  css: field('css', css),
  meta: field('meta', meta),
}));

const titles: Decoder<PageTitles> = object((field) => ({
  title: field('title', optional(string)),
  description: field('description', optional(string)),
}));

const analytics = object((field) => ({
  id: field('id', string),
  script: field('script', string),
}));

const tenant: Decoder<Tenant> = object((field) => ({
  key: field('key', string),
  layout: field('layout', string),
  name: field('name', string),
  tagline: field('tagline', string),
  domain: field('domain', string),
  source: field('source', string),
  pages: field('pages', array(string)),
  titles: field('titles', record(titles)),
  api: field('api', oneOf('/api', '/pesilat/api')),
  analytics: field('analytics', nullable(analytics)),
}));

const page: Decoder<BootPage> = object((field) => ({
  name: field('name', string),
  params: field('params', record(string)),
}));

const boot: Decoder<Boot> = object((field) => ({
  version: field('version', nullable(string)),
  tenant: field('tenant', tenant),
  settings: field('settings', settings),
  page: field('page', nullable(page)),
  prefetched: field('prefetched', record(unknown)),
  status: field('status', number),
  now: field('now', number),
  savesData: field('savesData', boolean),
}));

/** Parses the text of the boot script. Throws {@link BootError}, whose cause says what was wrong. */
export function parseBoot(text: string): Boot {
  try {
    return decode(boot, JSON.parse(text));
  } catch (error) {
    if (error instanceof DecodeError || error instanceof SyntaxError) {
      throw new BootError(`The boot data is malformed: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

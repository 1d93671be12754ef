/** The looks as the edge reads them from the list of chunks. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFirstViews } from '../../build/first-view-table';
import { readBrands } from './brand';
import { headingFontOf, type Look, lookCss, readLooks } from './look';

/** What the edge needs to know of a layout's look. */
export interface LookEntry {
  /** One rule of variables. */
  readonly css: string;
  /** As a content security policy names the rule. */
  readonly hash: string;
  /** Families, to preload their files. */
  readonly heading: string;
  readonly body: string;
  /** The calls of its landing's first view; left out where it has none of its own. */
  readonly calls?: readonly string[];
  /** For the document's root element, so that style sheets can go by them. */
  readonly attributes: string;
  /** JSON for the boot data, which the edge only passes on. */
  readonly variants: string;
}

/** The name of the look that stands in for a layout without one: the default, as nobody's own. */
const STAND_IN = '';
const NOBODY = { menu: [], foot: [], address: '' };

/** Every look in `root`, by layout; the default layout must have one. */
export async function lookEntries(
  root: string,
): Promise<{ looks: Record<string, LookEntry>; problems: string[] }> {
  const [looks, { defaultLayout }] = await Promise.all([readLooks(root), readBrands(root)]);
  const { landings } = readFirstViews(join(root, 'app/first-views.json'));
  const problems = [
    ...(looks.has(defaultLayout) ? [] : [`The default layout ${without(defaultLayout)}`]),
    ...Object.keys(landings)
      .filter((name) => !looks.has(name))
      .map(
        (name) => `The first view of ${name} is fetched for nobody: the layout ${without(name)}`,
      ),
  ];
  const main = looks.get(defaultLayout);
  const known = main ? [...looks, [STAND_IN, { ...main, ...NOBODY }] as const] : [...looks];
  const names = known.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    looks: Object.fromEntries(names.map(([name, look]) => [name, entryOf(look, landings[name])])),
    problems,
  };
}

const without = (layout: string) => `${layout} has no app/brands/${layout}/brand.json`;

function attributesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}

/** Variants that CSS variables say already. */
function entryOf(look: Look, landing: readonly string[] = []): LookEntry {
  const css = lookCss(look);
  const calls = landing.length > 0 && { calls: landing };
  const { ground, header, footer, opening, card, list } = look.variants;
  const { menu, foot, address, room } = look;
  return {
    css,
    hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    heading: headingFontOf(look),
    body: look.body.family,
    ...calls,
    variants: JSON.stringify({
      ...{ room, ground, header, footer },
      ...(menu.length > 0 && { menu }),
      ...(foot.length > 0 && { foot }),
      ...(address !== '' && { address }),
      ...calls,
    }),
    attributes: attributesOf({ room, header, footer, opening, card, list }),
  };
}

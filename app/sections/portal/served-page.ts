/** A page of the site, made into something to look at inside another one. */
import * as v from 'valibot';
import { parseDocument } from '../../core/parse-document';
import { object } from '../../core/schema';

export interface ServedPage {
  /** The whole document, without what runs. */
  readonly html: string;
  /** The rules of the layout's look, which stand in the document itself. */
  readonly look: string;
  /** The brand's own logos. */
  readonly usual: { readonly logoDark: string; readonly logoLight: string };
}

const named = object({
  tenant: object({ key: v.string() }),
  settings: object({
    logoDark: v.string(),
    logoLight: v.string(),
  }),
});

/** The file that stands where a brand's setting names none (worker/core/src/sites/settings.rs). */
export function brandFile(key: string, name: string): string {
  return `/brand/${key}/${name}`;
}

/**
 * Takes out what runs, and what the policy of the page that shows it would refuse: the theme, whose
 * place the changed one takes, and the look and the style attributes, which a script puts back. Logos
 * are marked by the setting they show. Throws where the text is no page of the site.
 */
export function servedPage(html: string): ServedPage {
  const look = /<style id="look">([\s\S]*?)<\/style>/i.exec(html)?.[1] ?? '';
  const page = parseDocument(html);
  const boot = page.getElementById('boot')?.textContent ?? '';
  const { tenant, settings } = v.parse(named, JSON.parse(boot));
  for (const ink of ['logoDark', 'logoLight'] as const) {
    for (const logo of page.querySelectorAll('img')) {
      if (logo.getAttribute('src') === settings[ink]) logo.dataset.setting = ink;
    }
  }
  const runs = 'script, noscript, link[rel~=modulepreload], link[rel~=manifest], [autofocus]';
  for (const element of page.querySelectorAll(runs)) element.remove();
  return {
    html: `<!doctype html>${page.documentElement.outerHTML}`,
    look,
    usual: {
      logoDark: brandFile(tenant.key, 'logo-dark.svg'),
      logoLight: brandFile(tenant.key, 'logo-light.svg'),
    },
  };
}

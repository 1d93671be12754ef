/** What must hold of every page, as far as it can be told without a layout. */

import axe from 'axe-core';

/** Rules that ask for places and colours: a browser holds them (test/browser/checks.ts). */
const OF_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** What a reader of screens trips over: each violation with its rule and its elements. */
export async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    rules: Object.fromEntries(OF_LAYOUT.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Ids that stand twice. */
export function doubleIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Links that run code, or that give the page they open a hold on this one. */
export function unsafeLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const isUnsafe = ({ protocol, target, relList }: HTMLAnchorElement) =>
    !['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:'].includes(protocol) ||
    (target === '_blank' && !relList.contains('noopener'));
  return links.filter(isUnsafe).map(({ outerHTML }) => outerHTML);
}

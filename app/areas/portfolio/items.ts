/** The portfolio: static demonstration content (spec section 3), newest first within each kind. */
import { corporateItems } from './corporate-items';
import { governmentItems } from './government-items';
import type { PortfolioItem, PortfolioKind } from './item';

export const portfolioItems: readonly PortfolioItem[] = [...corporateItems, ...governmentItems];

/** How the kinds are called on the page. */
export const kindLabels: Readonly<Record<PortfolioKind, string>> = {
  Corporates: 'Perusahaan',
  Government: 'Pemerintahan',
};

/** What a portfolio path asks for. */
export type PortfolioView =
  | { readonly show: 'list'; readonly kind: PortfolioKind | null }
  | { readonly show: 'item'; readonly item: PortfolioItem };

/** Reads the path's parameters without regard to case; null for a kind or an item that is not there. */
export function portfolioView(type?: string, title?: string): PortfolioView | null {
  if (type === undefined) return { show: 'list', kind: null };
  const kind = kinds.find((known) => isSame(known, type));
  if (kind === undefined) return null;
  if (title === undefined) return { show: 'list', kind };
  const item = portfolioItems.find((known) => known.kind === kind && isSame(known.slug, title));
  return item === undefined ? null : { show: 'item', item };
}

/** The items of a kind, or all. */
export function itemsOf(kind: PortfolioKind | null): readonly PortfolioItem[] {
  return kind === null ? portfolioItems : portfolioItems.filter((item) => item.kind === kind);
}

/**
 * Items in the order of how well they fit a brand, by what it says of itself: those first of which it
 * names the most subjects. Equal ones keep their order.
 */
export function byFit(items: readonly PortfolioItem[], brand: string): readonly PortfolioItem[] {
  const said = new Set(brand.toLowerCase().split(/[^\p{L}]+/u));
  const shared = ({ subjects }: PortfolioItem) =>
    subjects.split(' ').filter((subject) => said.has(subject)).length;
  return [...items].sort((one, other) => shared(other) - shared(one));
}

const kinds: readonly PortfolioKind[] = ['Corporates', 'Government'];

function isSame(known: string, given: string): boolean {
  return known.toLowerCase() === given.toLowerCase();
}

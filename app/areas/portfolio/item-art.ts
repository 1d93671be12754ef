import type { Art } from '../../ui/art-image';
import type { PortfolioItem } from './item';

/** What is drawn of a programme that has no picture: where it was, or what was made in it. */
export function itemArt({ kind, slug, title }: PortfolioItem): Art {
  return { kind: kind === 'Government' ? 'landscapes' : 'works', seed: slug, subject: title };
}

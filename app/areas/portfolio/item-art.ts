import type { Art } from '../../ui/art-image';
import type { PortfolioItem } from './item';

/** What is drawn of a programme that has no picture. */
export function itemArt({ slug, scene }: PortfolioItem): Art {
  return { kind: 'works', seed: slug, subject: scene, level: 'advanced' };
}

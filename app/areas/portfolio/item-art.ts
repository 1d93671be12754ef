import type { Art } from '../../ui/art-image';
import type { PortfolioItem, PortfolioPicture } from './item';

/** What is drawn of a programme that has no picture. */
export function itemArt({ slug, scene }: PortfolioItem): Art {
  return { kind: 'works', seed: slug, subject: scene, level: 'advanced' };
}

/** What is drawn of a picture that has no file: its scene, or what its name tells of. */
export function pictureArt({ name, scene }: PortfolioPicture): Art {
  return { kind: 'works', seed: name, ...(scene && { subject: scene }) };
}

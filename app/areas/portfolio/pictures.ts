/** Pictures that the items have: what went on in class, and what came out of it. */
import type { PortfolioPicture } from './item';

/** Photos of a programme with captions of its own: drawn of them, as nobody took any. */
export function photosOf(
  inClass: string,
  inGroups: string,
  onStage: string,
): readonly PortfolioPicture[] {
  return [inClass, inGroups, onStage].map(drawn);
}

/** The two working papers every programme leaves behind. */
export function papersOf(competence: string, board: string): readonly PortfolioPicture[] {
  return [competence, board].map(drawn);
}

/** Without a file, so that each brand draws it in its own colours. */
const drawn = (name: string): PortfolioPicture => ({ link: '', name });

/**
 * How two pictures of a list are told apart at a glance: by the scheme of their colours and by how
 * they are set. Both follow the seed alone, so that an item looks the same in every list; where it
 * would look like the one before it, the second takes another look.
 */
import { seedOf } from '../brand/seed';

/** Of six schemes and five settings. */
export const LOOKS = 30;

/** The look that a text's picture has. */
export function lookOf(text: string): number {
  return seedOf(text) % LOOKS;
}

/** What a picture takes instead that would look like its neighbour: other colours, set otherwise. */
export function otherLook(look: number): number {
  return (look + 17) % LOOKS;
}

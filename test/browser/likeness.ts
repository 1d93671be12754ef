/** How alike two pictures are at a glance: the hashes of their grey thumbnails, compared. */

import sharp from 'sharp';

/** The side of the thumbnail whose neighbours are compared. */
const SIDE = 16;
/** From how many grey levels on an edge is seen between two of them. */
const SEEN = 14;

/**
 * For each place of the thumbnail whether there is an edge to the next on its right, and to the next
 * below it: a difference hash (hackerfactor.com/blog, "Kind of Like That") in both directions, which
 * does not ask which side is the darker. One layout in light and in dark colours is still one.
 */
export async function hashOf(picture: Buffer): Promise<Uint8Array> {
  const across = await grey(picture, SIDE + 1, SIDE);
  const down = await grey(picture, SIDE, SIDE + 1);
  const edges: boolean[] = [];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [a, b] = [y * (SIDE + 1) + x, y * SIDE + x];
      edges.push(isEdge(across, a, a + 1), isEdge(down, b, b + SIDE));
    }
  }
  return Uint8Array.from(edges, Number);
}

async function grey(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

function isEdge(levels: Buffer, at: number, next: number): boolean {
  return Math.abs((levels[next] ?? 0) - (levels[at] ?? 0)) >= SEEN;
}

/**
 * Of the places at which either picture has an edge, the share where the other has none (Jaccard): 0
 * for twins, 0.2 to 0.6 for one layout in other fonts and colours, 0.5 to 0.8 for different ones.
 */
export function distance(one: Uint8Array, other: Uint8Array): number {
  let [either, both] = [0, 0];
  for (const [at, edge] of one.entries()) {
    either += edge | (other[at] ?? 0);
    both += edge & (other[at] ?? 0);
  }
  return either === 0 ? 0 : 1 - both / either;
}

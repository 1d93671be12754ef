import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clothPattern } from './cloth';
import { motifNames, motifTile } from './identity/motif';

/** The grey values of one tile. */
async function pixels(size: number, content: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 ${size} ${size}">${content}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
}

describe('cloth in a picture', () => {
  it.each(motifNames.flatMap((motif) => [0, 8].map((seed) => [motif, seed] as const)))(
    '%s of %d is the brand’s own motif, in fewer bytes',
    async (motif, seed) => {
      const { size, body } = motifTile(motif, seed);
      const pattern = clothPattern({ motif, seed }, size, '#000');
      const short = /<g [^>]*>(.*)<\/g><\/pattern>$/.exec(pattern)?.[1] ?? '';
      const [own, drawn] = await Promise.all([pixels(size, body), pixels(size, short)]);
      const apart = own.reduce((sum, grey, index) => sum + Math.abs(grey - (drawn[index] ?? 0)), 0);
      expect(apart / own.length).toBeLessThan(2);
      expect(pattern.length).toBeLessThan(2_400);
    },
  );
});

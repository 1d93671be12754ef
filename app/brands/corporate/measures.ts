/**
 * Figures of a case before and after, as its summary writes them down: "Hari tutup buku: 9 menjadi 3".
 * Numbers are written the Indonesian way, "1.250,5".
 */

export interface Measure {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

const NUMBER = String.raw`(\d+(?:\.\d{3})*(?:,\d+)?)`;
const SHAPE = new RegExp(String.raw`([^.:;!?]{3,60}): ${NUMBER} menjadi ${NUMBER}(?![\d%])`, 'g');

/** Every measure that a text tells; those that stayed as they were say nothing. */
export function measuresOf(text: string): readonly Measure[] {
  return [...text.matchAll(SHAPE)]
    .map(([, label = '', before = '', after = '']) => ({
      label: capitalised(label.trim()),
      before: numberOf(before),
      after: numberOf(after),
    }))
    .filter(({ before, after }) => before !== after);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function numberOf(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

/** How well somebody knows what they know: the Brier score of answers given with a certainty. */

export interface Guess {
  /** How sure that it is true, in percent. */
  readonly sure: number;
  readonly isTrue: boolean;
}

export interface Calibration {
  /** 0 is certain and right throughout, 100 certain and wrong; saying nothing each time gives 25. */
  readonly score: number;
  /** How many were on the right side; those without an opinion are on none. */
  readonly right: number;
  readonly kind: 'bold' | 'timid' | 'sound';
}

/** What saying "I do not know" each time scores. */
const BLANK = 25;
/** Better than this is sound. */
const SOUND = 15;

export function calibrationOf(answers: readonly Guess[]): Calibration {
  const misses = answers.map(({ sure, isTrue }) => ((sure - (isTrue ? 100 : 0)) / 100) ** 2);
  const mean = misses.reduce((sum, miss) => sum + miss, 0) / Math.max(1, answers.length);
  const score = Math.round(mean * 100);
  const right = answers.filter(({ sure, isTrue }) => (isTrue ? sure > 50 : sure < 50)).length;
  const kind = score > BLANK ? 'bold' : score > SOUND ? 'timid' : 'sound';
  return { score, right, kind };
}

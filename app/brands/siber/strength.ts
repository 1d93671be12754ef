/** How long a password holds, by its length and its kinds of characters. Nothing of it leaves the page. */

/** Guesses a second of one rented graphics card, about, against a slow hash. */
const GUESSES = 1e5;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Words that are tried first. */
const FIRST = [
  'rahasia',
  'indonesia',
  'password',
  'qwerty',
  'sayang',
  '123456',
  'admin',
  'bismillah',
];

/** Seconds until half of the possible passwords have been tried; 0 for one that is tried first. */
export function secondsOf(password: string): number {
  const small = password.toLowerCase();
  if (
    password === '' ||
    FIRST.some((word) => small.includes(word) && small.length < word.length + 5)
  )
    return 0;
  const alphabet = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  return alphabet ** new Set(password).size / 2 / GUESSES;
}

const UNITS: readonly (readonly [seconds: number, name: string])[] = [
  [31_557_600_000, 'ribu tahun'],
  [31_557_600, 'tahun'],
  [86_400, 'hari'],
  [3_600, 'jam'],
  [60, 'menit'],
];

/** A time in words: "3 hari", "lebih dari sejuta tahun". */
export function inWords(seconds: number): string {
  if (seconds > 31_557_600_000_000) return 'lebih dari sejuta tahun';
  const unit = UNITS.find(([length]) => seconds >= length);
  return unit ? `${Math.floor(seconds / unit[0])} ${unit[1]}` : 'kurang dari semenit';
}

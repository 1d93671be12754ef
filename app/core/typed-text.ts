/**
 * What is typed without what cannot be seen: numbers come out of chats and documents with marks of
 * direction round them, and with dashes that no keyboard has. The edge cleans the query of a page alike
 * (worker/core/src/text/typed.rs).
 */

/** Marks of direction, joiners, soft hyphens, blanks without width, variation selectors. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Hyphens by other numbers, which look like the one that keyboards have. */
const HYPHENS = /[\u2010\u2011\u2043\u2212\ufe63\uff0d]/g;
const DASHES = /[\u2012-\u2015\ufe58\u2e3a\u2e3b]/g;

/** A line as it is judged and sent: nothing invisible, plain blanks and hyphens, trimmed. */
export function cleanLine(typed: string): string {
  return typed.replace(INVISIBLE, '').replace(BLANKS, ' ').replace(HYPHENS, '-').trim();
}

/** A number, address, code or name: every dash in it is a hyphen. */
export function cleanCode(typed: string): string {
  return cleanLine(typed).replace(DASHES, '-');
}

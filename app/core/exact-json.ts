/**
 * JSON of the platform, read without losing a digit: a whole number that a double cannot hold becomes the
 * text of its digits. Such numbers are ids, which are decoded as texts in any case.
 */

/** A text, which is passed over, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const WHOLE = /^-?\d{16,}$/;

/** Parses JSON. Throws {@link SyntaxError}, as `JSON.parse` does. */
export function parseExactJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const exact = text.replace(TOKEN, (found) =>
    WHOLE.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found,
  );
  return JSON.parse(exact);
}

/**
 * Bytes to values: newline-delimited JSON as the assistant streams it (design section 8), read by a
 * chain of small transforms. Each stage takes its input in whatever pieces the network made of it.
 */
import { isRecord } from '../../core/schema';
import { isTerminal } from './terminal-record';
import { isUnfinishedObject } from './unfinished-object';

/**
 * A line of the stream: a JSON object, the text of a line that is none (spec section 4), or a line
 * that was lost, since it was cut or longer than any line is.
 */
export type LineValue =
  | { readonly kind: 'json'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lost' };

/** The longest line that is kept in memory, in UTF-16 units. */
export const LONGEST_LINE = 1_048_576;

/** A line as it was told apart: whole, still without its end when the body ended, or too long. */
export type Line =
  | { readonly kind: 'whole' | 'unended'; readonly text: string }
  | { readonly kind: 'too-long' };

/** The lines of a body as values. Errors as `body` does. */
export function readLines(
  body: ReadableStream<Uint8Array>,
  longest = LONGEST_LINE,
): ReadableStream<LineValue> {
  return body.pipeThrough(decodeText()).pipeThrough(splitLines(longest)).pipeThrough(parseLines());
}

/** UTF-8 to text. A byte order mark at the start is dropped, a bad byte becomes U+FFFD. */
export function decodeText(): TransformStream<Uint8Array, string> {
  const decoder = new TextDecoder();
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(decoder.decode(bytes, { stream: true }));
    },
    flush(controller) {
      controller.enqueue(decoder.decode());
    },
  });
}

/**
 * Text to lines without their ends: LF, CRLF, or CR alone, as in an event stream. A CRLF that comes in
 * two pieces gives a blank line besides, which says nothing. A line over the limit is not kept, and
 * costs no other.
 */
export function splitLines(longest: number): TransformStream<string, Line> {
  let rest = '';
  let isTooLong = false;
  return new TransformStream({
    transform(text, controller) {
      // The rest is not looked at again until its end comes: a long line may come in many pieces.
      const [first = '', ...others] = text.split(LINE_END);
      const ends = [isTooLong ? '' : rest + first, ...others];
      rest = ends.pop() ?? '';
      for (const line of ends) {
        const isLost = isTooLong || line.length > longest;
        controller.enqueue(isLost ? { kind: 'too-long' } : { kind: 'whole', text: line });
        isTooLong = false;
      }
      if (rest.length > longest) isTooLong = true;
      if (isTooLong) rest = '';
    },
    flush(controller) {
      if (isTooLong) controller.enqueue({ kind: 'too-long' });
      else if (rest !== '') controller.enqueue({ kind: 'unended', text: rest });
    },
  });
}

const LINE_END = /\r\n|[\r\n]/;

/**
 * Lines to values; blank ones are skipped. Of text lines in a row the later ones begin with the line
 * break that stood between them, so that a plain-text answer keeps its lines.
 *
 * A connection may break anywhere. A line without its end is text no more than half a record is, and
 * the edge writes its last word on a line of its own below what was cut: what looks like a record
 * that was cut therefore waits for the line after it, and is text only where more follows. What begins
 * as the stream's own records do is never text.
 */
export function parseLines(): TransformStream<Line, LineValue> {
  let isAfterText = false;
  let held: string | null = null;
  const asText = (text: string): LineValue => {
    const value: LineValue = { kind: 'text', text: isAfterText ? `\n${text}` : text };
    isAfterText = true;
    return value;
  };
  const releaseAs = (isText: boolean): LineValue[] => {
    const line = held;
    held = null;
    if (line === null) return [];
    return [isText && !RECORD.test(line) ? asText(line) : LOST];
  };
  const parse = (line: Line): LineValue[] => {
    if (line.kind === 'too-long') return [...releaseAs(true), LOST];
    const { text } = line;
    if (text.trim() === '') return [];
    const value = jsonObject(text);
    if (value !== undefined) {
      const before = releaseAs(!isTerminal(value));
      isAfterText = false;
      return [...before, { kind: 'json', value }];
    }
    const before = releaseAs(true);
    if (line.kind === 'unended') return [...before, LOST];
    if (!isUnfinishedObject(text)) return [...before, asText(text)];
    held = text;
    return before;
  };
  return new TransformStream({
    transform(line, controller) {
      for (const value of parse(line)) controller.enqueue(value);
    },
    flush(controller) {
      for (const value of releaseAs(false)) controller.enqueue(value);
    },
  });
}

const LOST: LineValue = { kind: 'lost' };

/** How a piece of an answer begins (spec section 3). */
const RECORD = /^\s*\{\s*"(?:message_id|id|text)"\s*:/;

/** A lone number, text or list is JSON too, but in an answer it is somebody's words. */
function jsonObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

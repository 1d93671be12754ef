/**
 * Bytes to values: newline-delimited JSON as the assistant streams it (design section 8), read by a
 * chain of small transforms. Each stage takes its input in whatever pieces the network made of it.
 */
import { isRecord } from '../../decode';

/** A line of the stream: a JSON object, or the text of a line that is none (spec section 4). */
export type LineValue =
  | { readonly kind: 'json'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'text'; readonly text: string };

/** The longest line that is kept in memory, in UTF-16 units. */
export const LONGEST_LINE = 1_048_576;

/** Thrown when a line does not end: what comes is no stream of lines. */
export class LineTooLongError extends Error {
  override readonly name = 'LineTooLongError';

  constructor(longest: number) {
    super(`A line of the stream is longer than ${longest} characters`);
  }
}

/** The lines of a body as values. Errors with {@link LineTooLongError}, and as `body` does. */
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

/** Text to lines without their ends (LF or CRLF). A last line needs no end. */
export function splitLines(longest: number): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(text, controller) {
      // The rest is not looked at again until its end comes: a long line may come in many pieces.
      const [first = '', ...others] = text.split('\n');
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? '';
      if (rest.length > longest || lines.some((line) => line.length > longest)) {
        throw new LineTooLongError(longest);
      }
      for (const line of lines) controller.enqueue(withoutReturn(line));
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(withoutReturn(rest));
    },
  });
}

/**
 * Lines to values; blank ones are skipped. Of text lines in a row the later ones begin with the line
 * break that stood between them, so that a plain-text answer keeps its lines.
 */
export function parseLines(): TransformStream<string, LineValue> {
  let isAfterText = false;
  return new TransformStream({
    transform(line, controller) {
      if (line.trim() === '') return;
      const value = jsonObject(line);
      if (value !== undefined) controller.enqueue({ kind: 'json', value });
      else controller.enqueue({ kind: 'text', text: isAfterText ? `\n${line}` : line });
      isAfterText = value === undefined;
    },
  });
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** A lone number, text or list is JSON too, but in an answer it is somebody's words. */
function jsonObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

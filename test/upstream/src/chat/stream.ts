/** The streamed answer (spec section 3): one JSON object a line, and the faults tests ask for. */

import { areReleased, noteAbort } from '../played';

/** How a question's switches change the stream. */
interface Manner {
  delayMs: number;
  /** Index of the piece before which a line that is no JSON is sent. */
  textAt: number;
  /** Index of the piece at which the connection breaks. */
  cutAt: number;
  /** Index of the piece in whose line the answer ends, as if it were whole. */
  tornAt: number;
  /** Index of the piece from which on nothing more is sent. */
  silentAt: number;
  /** Index of the piece that is not sent until a test releases it. */
  heldAt: number;
}

const NEVER = -1;
const LONG_PIECES = 3000;
const SILENCE_MS = 600_000;
const HELD_STEP_MS = 50;

/** `[[slow]] [[fast]] [[long]] [[text]] [[cut]] [[torn]] [[silent]] [[held]]` in a question. */
function mannerOf(question: string, pieces: number): Manner {
  const asks = (name: string): boolean => question.includes(`[[${name}]]`);
  const half = Math.floor(pieces / 2);
  return {
    delayMs: asks('slow') ? 400 : asks('fast') || asks('long') ? 0 : 30,
    textAt: asks('text') ? half : NEVER,
    cutAt: asks('cut') ? half : NEVER,
    tornAt: asks('torn') ? half : NEVER,
    silentAt: asks('silent') ? 3 : NEVER,
    heldAt: asks('held') ? half : NEVER,
  };
}

/** A question without its switches, as the answer is to see it. */
export const withoutSwitches = (question: string): string =>
  question.replace(/\[\[[a-z0-9]+\]\]/g, ' ').trim();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The NDJSON body of an answer. A reader that leaves is counted once, whether the runtime says so by
 * cancelling the stream or by the request's signal.
 */
export function answerStream(
  question: string,
  pieces: string[],
  ids: { message_id: string; id: string },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const whole = question.includes('[[long]]')
    ? Array.from({ length: LONG_PIECES }, (_, at) => pieces[at % pieces.length] ?? '')
    : pieces;
  const manner = mannerOf(question, whole.length);
  const encoder = new TextEncoder();
  let at = 0;
  let over = false;
  const left = (): void => {
    if (!over) noteAbort();
    over = true;
  };
  signal.addEventListener('abort', left);

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at === manner.silentAt) await pause(SILENCE_MS);
      while (at === manner.heldAt && !areReleased() && !over) await pause(HELD_STEP_MS);
      if (manner.delayMs > 0) await pause(manner.delayMs);
      if (over) return;
      if (at === manner.cutAt) {
        over = true;
        controller.error(new Error('the stream was told to break'));
        return;
      }
      const text = whole[at];
      if (text === undefined) {
        over = true;
        controller.close();
        return;
      }
      const line = JSON.stringify({ ...ids, text });
      if (at === manner.tornAt) {
        over = true;
        controller.enqueue(encoder.encode(line.slice(0, -2)));
        controller.close();
        return;
      }
      const notice = at === manner.textAt ? ' (layanan sedang ramai) \n' : '';
      controller.enqueue(encoder.encode(`${notice}${line}\n`));
      at += 1;
    },
    cancel: left,
  });
}

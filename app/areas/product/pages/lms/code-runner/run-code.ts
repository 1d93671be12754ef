/**
 * Runs a visitor's program where it can reach nothing: in a worker of a sandboxed frame
 * (app/public/code-runner.html) whose origin is nobody's and whose policy denies every connection,
 * every further script and eval. Each run has a frame of its own; taking it away ends everything in
 * it, an endless loop too.
 */
import { preludeOf } from './prelude';
import { EMPTY_TRANSCRIPT, hear, OUTPUT_LIMITS, type RunEnd, type Transcript } from './transcript';

/** How long a program may run, and how long its sandbox may take to be there, in ms. */
export const RUN_LIMIT_MS = 3000;
const START_LIMIT_MS = 10_000;

const FRAME = '/code-runner.html';

/**
 * Runs a program and tells the transcript whenever it has grown; the last one has an end. An aborted
 * run tells nothing more.
 */
export function runCode(
  code: string,
  signal: AbortSignal,
  tell: (transcript: Transcript) => void,
): void {
  const head = preludeOf(OUTPUT_LIMITS);
  const firstLine = head.split('\n').length;
  let transcript = EMPTY_TRANSCRIPT;
  let isReady = false;
  const frame = document.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  let limit = setTimeout(() => finish({ kind: 'unavailable' }), START_LIMIT_MS);

  const stop = () => {
    clearTimeout(limit);
    port.close();
    frame.remove();
  };
  const update = (next: Transcript) => {
    if (next === transcript || signal.aborted) return;
    transcript = next;
    if (next.end !== null) stop();
    tell(next);
  };
  function finish(end: RunEnd) {
    update({ ...transcript, end });
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isReady) return update(hear(transcript, data, firstLine));
    // The frame's own word comes before the program's first.
    isReady = true;
    clearTimeout(limit);
    limit = setTimeout(() => finish({ kind: 'timeout' }), RUN_LIMIT_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  // The origin of a sandboxed frame cannot be named; the program is the visitor's own.
  frame.onload = () => frame.contentWindow?.postMessage(head + code, '*', [port2]);
  frame.hidden = true;
  frame.title = 'Ruang menjalankan kode';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = FRAME;
  document.body.append(frame);
}

/**
 * Colours for code, found beside the page: some grammars read a repeated line again and again, and
 * what an answer holds must never keep the page from scrolling. Code whose colours take too long
 * stays plain.
 */
import type { App } from '../../core/app';
import type { Piece } from './highlight';

/** What is asked of the worker. */
export interface ColourRequest {
  readonly code: string;
  readonly language: string;
}

/** What it answers; null for code that stays plain. */
export type Coloured = readonly Piece[] | null;

/** As much of a worker as is needed. */
export interface ColourWorker {
  postMessage(request: ColourRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Coloured>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Colours {
  /** The pieces of a code, one request after the other. Never rejects. */
  find(request: ColourRequest): Promise<Coloured>;
}

/** How long one code may take, in ms; the first one also waits for its grammar. */
export const LONGEST_MS = 4000;

/** The app's one: `app.service(createColours)`. */
export function createColours(_app: App): Colours {
  return createColoursOf(
    () => new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' }),
    (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  );
}

/** `open` makes a worker; `later` runs something after a time and returns what calls it off. */
export function createColoursOf(
  open: () => ColourWorker,
  later: (ms: number, run: () => void) => () => void,
): Colours {
  let worker: ColourWorker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const closed = () => {
    worker?.terminate();
    worker = null;
    return null;
  };
  const ask = (request: ColourRequest) =>
    new Promise<Coloured>((resolve) => {
      worker ??= open();
      const callOff = later(LONGEST_MS, () => resolve(closed()));
      worker.onmessage = ({ data }) => {
        callOff();
        resolve(data);
      };
      worker.onerror = () => {
        callOff();
        resolve(closed());
      };
      worker.postMessage(request);
    });
  return {
    find(request) {
      const found = last.then(() => ask(request)).catch(closed);
      last = found;
      return found;
    },
  };
}

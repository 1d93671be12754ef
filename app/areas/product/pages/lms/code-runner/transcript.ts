/** What a run has told so far, out of messages that a hostile program may have made up. */
import { isRecord } from '../../../../../core/schema';
import type { OutputLimits } from './prelude';

export const OUTPUT_LIMITS: OutputLimits = { lines: 200, characters: 10_000 };

/** A line the program has printed; `error` is what console.error and console.warn print. */
export interface OutputLine {
  readonly level: 'log' | 'error';
  readonly text: string;
}

/** How a run ended. */
export type RunEnd =
  | { readonly kind: 'done' }
  /** `line` counts from 1 in the visitor's program; null where it is not known. */
  | { readonly kind: 'error'; readonly message: string; readonly line: number | null }
  /** Stopped at the time limit, and at the limits of the output. */
  | { readonly kind: 'timeout' }
  | { readonly kind: 'full' }
  /** The sandbox could not be had. */
  | { readonly kind: 'unavailable' };

export interface Transcript {
  readonly lines: readonly OutputLine[];
  readonly characters: number;
  /** null while it runs. */
  readonly end: RunEnd | null;
}

export const EMPTY_TRANSCRIPT: Transcript = { lines: [], characters: 0, end: null };

const LONGEST_MESSAGE = 500;

/**
 * The transcript after a message out of the sandbox. What is no message of the prelude's or the
 * frame's changes nothing, and nothing comes after the end. `firstLine` is the line at which the
 * visitor's program begins in what was run, from 1.
 */
export function hear(transcript: Transcript, message: unknown, firstLine: number): Transcript {
  if (transcript.end !== null || !isRecord(message)) return transcript;
  const { kind, text } = message;
  if (kind === 'line' && typeof text === 'string') {
    const level = message.level === 'error' ? 'error' : 'log';
    return withLine(transcript, { level, text });
  }
  const end = endOf(message, firstLine);
  return end === null ? transcript : { ...transcript, end };
}

function withLine(transcript: Transcript, line: OutputLine): Transcript {
  const characters = transcript.characters + line.text.length;
  const isFull =
    transcript.lines.length >= OUTPUT_LIMITS.lines || characters > OUTPUT_LIMITS.characters;
  if (isFull) return { ...transcript, end: { kind: 'full' } };
  return { ...transcript, lines: [...transcript.lines, line], characters };
}

function endOf(message: Record<string, unknown>, firstLine: number): RunEnd | null {
  if (message.kind === 'end') return { kind: 'done' };
  if (message.kind === 'full') return { kind: 'full' };
  if (message.kind !== 'error' || typeof message.message !== 'string') return null;
  // Without a message the worker itself could not be started.
  if (message.message === '') return { kind: 'unavailable' };
  const told = message.message.replace(/^Uncaught /, '').slice(0, LONGEST_MESSAGE);
  const line = typeof message.line === 'number' ? message.line - firstLine + 1 : 0;
  return { kind: 'error', message: told, line: line >= 1 ? line : null };
}

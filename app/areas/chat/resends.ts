/** Sends a question that was not taken again by itself, when the time has passed that the service wants. */
import type { ChatEnvironment } from './session-types';
import type { ChatFailure } from './stream-event';

/** A wait longer than this is the visitor's to end, and so is the third in a row. */
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_RESENDS = 3;

export interface Resends {
  /** The visitor asks: those before do not count. */
  begin(): void;
  /** When it is sent again, in Unix ms; null where it is not. */
  plan(failure: ChatFailure, send: () => void): number | null;
  callOff(): void;
}

export function createResends({ now, later }: Pick<ChatEnvironment, 'now' | 'later'>): Resends {
  let count = 0;
  let callOff = () => {};
  return {
    begin() {
      count = 0;
    },
    plan({ waitMs }, send) {
      if (waitMs === undefined || waitMs > LONGEST_WAIT_MS || count >= MOST_RESENDS) return null;
      count += 1;
      callOff = later(waitMs, send);
      return now().getTime() + waitMs;
    },
    callOff: () => callOff(),
  };
}

/**
 * The time, as the server knows it. A visitor's device may be days wrong, and what is offered, refused
 * or counted down must not depend on it. The document says the hour it was made in, and each answer its
 * second; within what they allow the device's clock is believed.
 */
import { createListeners } from './listeners';

export interface Clock {
  /** The time, in Unix ms. */
  now(): number;
  /** The same, to be written down. */
  date(): Date;
  /** The server's time is `at` (Unix ms), or up to `span` ms later. */
  note(at: number, span: number): void;
  /** Notes the `Date` of an answer that has just come (RFC 9110, 6.6.1). */
  hear(date: string | null): void;
  /** Tells when the time has jumped. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

interface Ticks {
  /** The device's clock, in Unix ms. */
  readonly device: () => number;
  /** Ms since some moment, which no change of the device's clock moves. */
  readonly elapsed: () => number;
}

/** A `Date` leaves the parts of its second out, and takes a while to come. */
const ANSWER_SPAN_MS = 5000;

const JUMP_MS = 1000;

/** Makes a clock; until something is noted it tells what the device does. */
export function createClock({ device, elapsed }: Ticks): Clock {
  const { subscribe, notify } = createListeners();
  let known: { low: number; span: number; device: number; elapsed: number } | null = null;

  const earliest = (noted: NonNullable<typeof known>) =>
    // Some devices stop counting while they sleep; their clock goes on.
    noted.low + Math.max(elapsed() - noted.elapsed, device() - noted.device);
  const now = () => {
    if (known === null) return device();
    const low = earliest(known);
    return Math.min(Math.max(device(), low), low + known.span);
  };
  const note = (at: number, span: number) => {
    // What was kept somewhere on the way tells an older time, never a later one.
    if (!Number.isFinite(at) || (known !== null && at < earliest(known))) return;
    const before = now();
    known = { low: at, span, device: device(), elapsed: elapsed() };
    if (Math.abs(now() - before) < JUMP_MS) return;
    notify();
  };

  return {
    now,
    date: () => new Date(now()),
    note,
    hear: (date) => note(Date.parse(date ?? ''), ANSWER_SPAN_MS),
    subscribe,
  };
}

/** The one clock: the server's time is everybody's, and at the edge it is the machine's. */
export const clock = createClock({ device: () => Date.now(), elapsed: () => performance.now() });

/**
 * The records after which nothing of an answer comes (design section 8). The edge writes one of them
 * itself; a platform may say an error in its own shape (spec section 8).
 */
import { isRecord } from '../../core/schema';

type Value = Readonly<Record<string, unknown>>;

/** Whether a record is the last of its answer. */
export function isTerminal(value: Value): boolean {
  return isDone(value) || isRefusal(value);
}

/** The edge's word that the answer is whole. Beside a piece of text it is somebody else's. */
export function isDone(value: Value): boolean {
  return value.done === true && !SAYS.some((name) => Object.hasOwn(value, name));
}

/** An error that says something, or the platform's `{"status":false,"message":…}`. */
export function isRefusal(value: Value): boolean {
  if (saysSomething(value.error)) return true;
  return value.status === false && saysSomething(value.message);
}

/** What a piece of an answer has. */
const SAYS = ['text', 'id', 'message_id'] as const;

/** `""`, 0, `{}` and the like stand for no error in some services. */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

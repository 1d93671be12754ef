/**
 * What a line of the answer says (spec section 3; design section 8): a piece of text with ids, the
 * whole answer's end, an error that ended it early, or nothing, since it was lost.
 */

import * as v from 'valibot';
import { toFailure } from '../../api/failure';
import { text } from '../../api/schemas';
import { object } from '../../core/schema';
import type { LineValue } from './ndjson';
import { isDone, isRefusal } from './terminal-record';

/** A failure as the chat shows it: a message for a person and the HTTP status; 0 without any answer. */
export interface ChatFailure {
  readonly message: string;
  readonly statusCode: number;
  /** How long to wait before asking again, in ms, where the service says so. */
  readonly waitMs?: number;
  /** Why, in a sentence. */
  readonly why?: string;
}

export type StreamEvent =
  | {
      readonly type: 'text';
      readonly text: string;
      /** Empty when the line does not say. */
      readonly conversationId: string;
      readonly messageId: string;
    }
  /** A piece is missing here. */
  | { readonly type: 'lost' }
  | { readonly type: 'done' }
  | { readonly type: 'error'; readonly failure: ChatFailure };

const piece = object({ text, id: text, message_id: text });

/** Reads a line. Unknown objects count as a piece of no text, so that new kinds break nothing. */
export function toStreamEvent(line: LineValue): StreamEvent {
  if (line.kind === 'text') {
    return { type: 'text', text: line.text, conversationId: '', messageId: '' };
  }
  if (line.kind === 'lost') return { type: 'lost' };
  const { value } = line;
  if (isDone(value)) return { type: 'done' };
  if (isRefusal(value)) {
    const { message, statusCode } = toFailure(value);
    return { type: 'error', failure: { message, statusCode } };
  }
  const { text, id, message_id } = v.parse(piece, value);
  return { type: 'text', text, conversationId: id, messageId: message_id };
}

/** Which questions took another's place, noted in this browser: the server keeps only their order. */

import * as v from 'valibot';
import { record, type Schema } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import type { Parents } from './fold';

const parents: Schema<Parents> = record(v.string());

/** How many notes are kept for one conversation. */
const MOST_NOTES = 500;

/** The notes of a conversation; none when nothing readable is stored. */
export function readParents(store: LocalStore, conversationId: string): Parents {
  return readJson(store, keyOf(conversationId), parents) ?? {};
}

/** Notes which message a message follows; "" for the beginning. */
export function noteParent(
  store: LocalStore,
  conversationId: string,
  messageId: string,
  parent: string,
): void {
  const noted = { ...readParents(store, conversationId), [messageId]: parent };
  const kept = Object.entries(noted).slice(-MOST_NOTES);
  writeJson(store, keyOf(conversationId), Object.fromEntries(kept));
}

function keyOf(conversationId: string): string {
  return `parents:${conversationId}`;
}

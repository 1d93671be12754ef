/**
 * The chat assistant's service, but for the chat stream itself (spec section 7, assistant host). The
 * edge adds the bearer token, and keeps the token that a login gives.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { anySuccess, type Call, get, post, write } from './call';
import { nothing } from './nothing';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { segment } from './query';
import { needed, part, text } from './schemas';

/** Who is signed in with the assistant. */
export type Identity = v.InferOutput<typeof identity>;

/** One question and its answer, as the server keeps them. */
export type HistoryItem = v.InferOutput<typeof historyItem>;

export interface Credentials {
  email: string;
  password: string;
}

export const identity = object({
  id: text,
  name: text,
  email: text,
});

const historyItem = v.pipe(
  object({
    message_id: text,
    query: needed,
    response: part(object({ value: text })),
    created_at: text,
  }),
  v.transform(({ message_id, created_at, ...item }) => ({
    ...item,
    messageId: message_id,
    createdAt: created_at,
  })),
);

/** Signs in with the assistant; successful on 200 to 299. The token never reaches the app. */
export function loginAssistant(credentials: Credentials): Call<undefined> {
  const rules = { accepts: anySuccess, checksCredentials: true, changes: [] };
  return post('assistant/v1/identity/login', credentials, nothing, rules);
}

/** Who is signed in with the assistant. */
export function getIdentity(): Call<Identity> {
  return get('assistant/v1/identity/me', {}, identity);
}

/** A conversation's questions and answers, 10 a page. */
export function listMessages(
  conversationId: string,
  { page = 1, perPage = LARGE_PAGE }: Paging = {},
): Call<Page<HistoryItem>> {
  const call = `assistant/v1/conversations/${segment(conversationId)}/messages`;
  return get(call, { page, perPage }, paged(historyItem, perPage));
}

/** Deletes a conversation on the server; goes through also when the page is left meanwhile. */
export function deleteConversation(conversationId: string): Call<undefined> {
  const rules = { background: true, changes: [] };
  return write('DELETE', `assistant/v1/conversations/${segment(conversationId)}`, nothing, rules);
}

/**
 * The chat assistant's service, but for the chat stream itself (spec section 7, assistant host). The
 * edge adds the bearer token, and keeps the token that a login gives.
 */
import { type Decoded, object } from '../core/decode';
import { anySuccess } from './answer';
import { type Call, get, post, write } from './call';
import { needed, part, text } from './fields';
import { nothing } from './nothing';
import { LARGE_PAGE, type Page, type Paging, paged } from './page';
import { segment } from './query';

/** Who is signed in with the assistant. */
export type Identity = Decoded<typeof identity>;

/** One question and its answer, as the server keeps them. */
export type HistoryItem = Decoded<typeof historyItem>;

export interface Credentials {
  email: string;
  password: string;
}

export const identity = object((field) => ({
  id: field('id', text),
  name: field('name', text),
  email: field('email', text),
}));

const historyItem = object((field) => ({
  messageId: field('message_id', text),
  query: field('query', needed),
  response: field('response', part(object((response) => ({ value: response('value', text) })))),
  createdAt: field('created_at', text),
}));

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

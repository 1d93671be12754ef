/** What becomes of an answer that was cut: the server may have the whole of it. */
import { type Conversation, type ConversationAction, currentExchange } from './conversation';
import { type Broken, findWholeAnswer, type ReadPage } from './stored-messages';

/** The answer of a conversation that was cut and can be looked for; null where there is none. */
export function brokenIn(conversation: Conversation): Broken | null {
  const { status, conversationId } = conversation;
  const exchange = currentExchange(conversation);
  if (status !== 'broken' || conversationId === '' || exchange === undefined) return null;
  const { query, answer } = exchange;
  return { messageId: answer.messageId, query, text: answer.text };
}

/** Looks for the whole of it. What is to be done with the answer of that turn; null for nothing. */
export async function recoveryOf(
  broken: Broken,
  turn: number,
  read: ReadPage,
  pause: (ms: number) => Promise<void>,
): Promise<ConversationAction | null> {
  const found = await findWholeAnswer(read, broken, pause).catch(() => null);
  if (found === null) return null;
  if (!('status' in found)) {
    return { type: 'recover', turn, text: found.response.value, messageId: found.messageId };
  }
  const failure = { message: found.message, statusCode: found.code };
  return found.code === 401 ? { type: 'refuse', turn, failure } : null;
}

import { useState } from 'react';
import type { LocalStore } from '../../core/storage';
import { readVotes, type Vote, type Votes, writeVote } from './votes';

/** The votes of the conversation that is shown, and how one is set or (with null) withdrawn. */
export function useVotes(
  store: LocalStore,
  conversationId: string,
): [votes: Votes, setVote: (messageId: string, vote: Vote | null) => void] {
  const read = () => ({ conversationId, votes: readVotes(store, conversationId) });
  const [held, setHeld] = useState(read);
  // The id comes with the first words of a new conversation, whose view must not begin anew for it.
  const isOther = held.conversationId !== conversationId;
  const { votes } = isOther ? read() : held;
  if (isOther) setHeld({ conversationId, votes });
  const setVote = (messageId: string, vote: Vote | null) =>
    setHeld({ conversationId, votes: writeVote(store, conversationId, messageId, vote) });
  return [votes, setVote];
}

import { useEffect, useState } from 'react';
import { pagePath } from '../../router/page-table';
import { SKIP_FOCUS } from '../../router/quiet';
import { useWayOn } from '../../router/use-way-on';
import { createConversationAddress } from './conversation-address';
import type { Chat } from './use-chat';

/** The address of a conversation; of a new one without an id. */
export function chatPath(conversationId: string): string {
  return pagePath('chat', { conversation: conversationId });
}

/**
 * Keeps conversation and address the same: the address leads (a link, Back, a reload), and names the
 * conversation as soon as it has an id. Without one in the address the page begins where this
 * browser left off.
 */
export function useConversationAddress({ session, snapshot }: Chat, named: string): void {
  const way = useWayOn();
  const [address] = useState(createConversationAddress);
  const shown = shownId(snapshot);

  useEffect(() => {
    const following = address.arrive(named);
    if (following === 'open') session.open(named);
    if (following === 'restore') session.restore();
    if (following === 'clear') session.clear();
  }, [named, session, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it depends on.
  useEffect(() => {
    // The address may have led on since this was drawn.
    const next = address.show(shownId(session.getSnapshot()));
    if (next === null) return;
    const options = { replace: next !== '', state: SKIP_FOCUS, preventScrollReset: true };
    way.go(chatPath(next), options);
  }, [shown, session, address]);
}

function shownId({ opening, conversation }: Chat['snapshot']): string {
  return opening?.conversationId ?? conversation.conversationId;
}

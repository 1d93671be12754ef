import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '../../route/page-table';
import { QUIET } from '../../route/quiet';
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
  const navigate = useNavigate();
  const followed = useRef<string | null>(null);
  const shown = shownId(snapshot);

  useEffect(() => {
    if (named === followed.current) return;
    const isEntry = followed.current === null;
    followed.current = named;
    if (named !== '') session.open(named);
    else if (isEntry) session.restore();
    else session.clear();
  }, [named, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it depends on.
  useEffect(() => {
    // The address may have led on since this was drawn.
    const now = shownId(session.getSnapshot());
    if (followed.current === null || now === followed.current) return;
    followed.current = now;
    const options = { replace: now !== '', state: QUIET, preventScrollReset: true };
    void navigate(chatPath(now), options);
  }, [shown, session, navigate]);
}

function shownId({ opening, conversation }: Chat['snapshot']): string {
  return opening?.conversationId ?? conversation.conversationId;
}

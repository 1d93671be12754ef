import { useEffect } from 'react';
import type { LocalStore } from '../../api/storage';
import { useIsLive, useKeptState } from '../../live';

const KEY = 'chat:draft';

/**
 * What the visitor is writing, kept in local storage. While the last question has no answer
 * (`unanswered`) and nothing new is being written, that question is what is kept: a failure, a
 * sign-in or a closed tab never costs a text.
 */
export function useDraft(
  store: LocalStore,
  unanswered: string,
): [draft: string, setDraft: (text: string) => void] {
  const isLive = useIsLive();
  const [draft, setDraft] = useKeptState(() => store.get(KEY) ?? '', '');
  const kept = draft || unanswered;
  useEffect(() => {
    if (!isLive) return;
    if (kept === '') store.remove(KEY);
    else store.set(KEY, kept);
  }, [isLive, store, kept]);
  return [draft, setDraft];
}

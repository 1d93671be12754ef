import { useEffect } from 'react';
import { useApp } from '../../app-context';
import { useIsLive, useKeptState } from '../../live';

const KEY = 'chat:draft';

/**
 * What the visitor is writing, kept in local storage. While the last question has no answer
 * (`unanswered`) and nothing new is being written, that question is what is kept: a failure, a
 * sign-in or a closed tab never costs a text.
 */
export function useDraft(unanswered: string): [draft: string, setDraft: (text: string) => void] {
  const { work } = useApp();
  const isLive = useIsLive();
  const [draft, setDraft] = useKeptState(() => work.get(KEY) ?? '', '');
  const kept = draft || unanswered;
  useEffect(() => {
    if (!isLive) return;
    if (kept === '') work.remove(KEY);
    else work.set(KEY, kept);
  }, [isLive, work, kept]);
  return [draft, setDraft];
}

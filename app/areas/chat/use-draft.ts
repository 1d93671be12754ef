import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../core/app-context';
import { useIsHydrated, useStoredState } from '../../core/hydration/live';
import { mergedText } from '../../core/merged-text';
import { useUnsent } from '../../sections/forms/unsent';
import type { ChatSnapshot } from './session-types';

/** Under which key a conversation's draft is kept among the visitor's work; "" for a new one. */
export function draftKey(conversationId: string): string {
  return conversationId === '' ? 'chat:draft' : `chat:draft:${conversationId}`;
}

/** Which conversation is written in. */
export interface DraftPlace {
  readonly conversationId: string;
  /** The stream it listens to; 0 for one that was opened. */
  readonly turn: number;
}

/** The conversation that is shown, or being opened. */
export function draftPlace({ opening, conversation }: ChatSnapshot): DraftPlace {
  if (opening !== null) return { conversationId: opening.conversationId, turn: 0 };
  return { conversationId: conversation.conversationId, turn: conversation.turn };
}

/** Whether a new conversation has got its name, so that what is being written goes on in it. */
export function isNamedNow(before: DraftPlace, now: DraftPlace): boolean {
  return before.conversationId === '' && now.turn !== 0 && now.turn === before.turn;
}

/** The name of the form that questions are written in. */
export const COMPOSER = 'chat';

/**
 * What the visitor is writing, kept in local storage by conversation. While the last question has no
 * answer (`unanswered`) and nothing new is being written, that question is what is kept: a failure, a
 * sign-in or a closed tab never costs a text.
 */
export function useDraft(
  place: DraftPlace,
  unanswered: string,
): [draft: string, setDraft: (text: string) => void] {
  const { work } = useApp();
  const isHydrated = useIsHydrated();
  const unsent = useUnsent(COMPOSER)?.question;
  const key = draftKey(place.conversationId);
  const [draft, setDraft] = useStoredState(() => unsent ?? work.get(key) ?? '', unsent ?? '');
  const [of, setOf] = useState({ ...place, isNamed: false });
  if (isHydrated && (of.conversationId !== place.conversationId || of.turn !== place.turn)) {
    const isMoved = of.conversationId !== place.conversationId;
    const isNamed = isMoved && isNamedNow(of, place);
    setOf({ ...place, isNamed });
    if (isMoved && !isNamed) setDraft(work.get(key) ?? '');
  }
  const kept = draft || unanswered;
  /** What this page has read or stored last, and under which key. */
  const before = useRef({ key: '', text: '' });
  useEffect(() => {
    if (!isHydrated) return;
    const stored = work.get(key) ?? '';
    const base = before.current.key === key ? before.current.text : stored;
    const text = textToKeep({ base, mine: kept, stored });
    before.current = { key, text: kept === '' ? '' : text };
    if (text === '') work.remove(key);
    else work.set(key, text);
    if (draft !== '' && text !== draft) setDraft(text);
  }, [isHydrated, work, key, kept, draft, setDraft]);
  useEffect(() => {
    if (of.isNamed) work.remove(draftKey(''));
  }, [of, work]);
  return [draft, setDraft];
}

interface Drafts {
  /** What this page has read or stored last. */
  readonly base: string;
  readonly mine: string;
  /** What is stored by now, perhaps by another tab. */
  readonly stored: string;
}

/** What is stored of a draft: what another tab has written meanwhile stays beside what is written here. */
export function textToKeep({ base, mine, stored }: Drafts): string {
  if (stored === base || stored === '') return mine;
  // It was sent, or emptied, here alone.
  return mine === '' ? stored : mergedText(base, mine, stored);
}

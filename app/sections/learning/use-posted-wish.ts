import { useEffect, useState } from 'react';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { createPosting, usePosted } from '../forms/posted';
import { readReceipt, writeReceipt } from '../forms/receipt';

/** The name of the hidden field that says whether the next batch is waited for: `1`, or `0` to take it back. */
export const WANTED = 'wanted';

/** Names, in the tab, the receipt that was taken over last. */
const TAKEN = 'wish-receipt';

/** The name of the form that asks for the next batch of a class. */
export const wishForm = (slug: string): string => `wish:${slug}`;

interface PostedWish {
  /** Whether the next batch is waited for now; null where the edge could not take the wish. */
  readonly isWanted: boolean | null;
}

/**
 * Has the edge take the wish where the browser has sent it by itself. No call of the platform takes it, so
 * the receipt alone carries it: `take` gets it once the page is alive. Null where the browser has not sent it.
 */
export function usePostedWish(slug: string, take: (isWanted: boolean) => void): PostedWish | null {
  const form = wishForm(slug);
  const { service, session } = useApp();
  const posting = service(createPosting);
  const posted = usePosted(form);
  posting.offer(form, async (typed) => {
    const at = clock.date().toISOString();
    const data = typed[WANTED] !== '0';
    const receipt = writeReceipt({ form, at, message: '', values: {}, kept: null, data });
    return { status: 'sent', receipt };
  });
  const [receipt] = useState(() => readReceipt(posted?.receipt ?? ''));
  const isWanted = typeof receipt?.data === 'boolean' ? receipt.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a receipt is taken over once, also when its page is loaded again.
  useEffect(() => {
    if (receipt === null || isWanted === null || session.get(TAKEN) === receipt.at) return;
    session.set(TAKEN, receipt.at);
    take(isWanted);
  }, []);
  return posted && { isWanted };
}

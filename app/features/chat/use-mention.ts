import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isRecord } from '../../decode';
import type { PageView } from '../../route/page-loader';
import { kindOf } from './linked-item';
import type { Mention } from './page-mention';

/** The page that the next question goes with, and what can be changed about that. */
export interface PageMention {
  /** The page that could be asked about; null for none. */
  readonly offered: Mention | null;
  readonly attached: Mention | null;
  readonly attach: () => void;
  /** The next question says nothing of the page: the visitor wants so, or it has been told. */
  readonly detach: () => void;
}

/** What page the visitor is on, where it shows one thing that can be asked about. */
export function usePageMention(): PageMention {
  const view = useRouteLoaderData<PageView>('page');
  const offered = view === undefined ? null : mentionOf(view);
  const [detached, setDetached] = useState('');
  return {
    offered,
    attached: offered?.path === detached ? null : offered,
    attach: () => setDetached(''),
    detach: () => setDetached(offered?.path ?? ''),
  };
}

/** Nothing to be asked about, as on the assistant's own page. */
export const NO_MENTION: PageMention = {
  offered: null,
  attached: null,
  attach: () => {},
  detach: () => {},
};

function mentionOf({ match, item }: Pick<PageView, 'match' | 'item'>): Mention | null {
  if (kindOf(match) === null || !isRecord(item)) return null;
  const title = [item.name, item.title].find((text) => typeof text === 'string' && text !== '');
  return typeof title === 'string' ? { title, path: match.canonical } : null;
}

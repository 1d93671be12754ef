import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isRecord } from '../../core/schema';
import type { PageView } from '../../router/page-loader';
import type { Mention } from '../../sections/study/study';
import { useStudy } from '../../sections/study/use-study';
import { kindOf } from './linked-item';

/** The page or passage that the next question goes with, and what can be changed about that. */
export interface PageMention {
  /** What could be asked about; null for nothing. */
  readonly offered: Mention | null;
  readonly attached: Mention | null;
  readonly attach: () => void;
  /** The next question says nothing of it: the visitor wants so, or it has been told. */
  readonly detach: () => void;
}

/**
 * What the visitor has said they want to ask about, wherever they are by now; else the page they are
 * on, where it shows one thing that can be asked about.
 */
export function usePageMention(): PageMention {
  const view = useRouteLoaderData<PageView>('page');
  const [study, { here, wanted }] = useStudy();
  const page = here === null ? mentionOf(view) : { title: here.title, path: here.path, quote: '' };
  const [detached, setDetached] = useState('');
  const offered = wanted?.mention ?? page;
  const isDetached = wanted === null && page?.path === detached;
  return {
    offered,
    attached: isDetached ? null : offered,
    attach: () => setDetached(''),
    detach: () => {
      study.take();
      setDetached(page?.path ?? '');
    },
  };
}

function mentionOf(view: PageView | undefined): Mention | null {
  if (view === undefined || kindOf(view.match) === null || !isRecord(view.item)) return null;
  const { name, title: words } = view.item;
  const title = [name, words].find((text) => typeof text === 'string' && text !== '');
  return typeof title === 'string' ? { title, path: view.match.canonical, quote: '' } : null;
}

/** What happens round a page as the visitor moves: title and tags, its announcement, the loading bar. */
import { useEffect, useRef, useState } from 'react';
import { useApp, useBoot } from '../app-context';
import { VisuallyHidden } from '../ui/visually-hidden';
import { applyDocumentMeta } from './document-meta';
import type { MetaInput, PageMeta } from './meta';
import type { PageParams } from './page-table';
import { useIsQuiet } from './quiet';

interface Shown {
  readonly page: string | null;
  readonly params: PageParams;
  readonly item: unknown;
  readonly status: number;
  readonly canonicalPath: string | null;
  /** Whether the head says it already: the first page's is the edge's work. */
  readonly isDescribed: boolean;
}

/** Settles when title and tags are those of the page that was shown last. */
function createDescription(): { done: Promise<void> } {
  return { done: Promise.resolve() };
}

/** Keeps title, description and canonical URL those of what is shown. */
export function useDocumentMeta(shown: Shown): void {
  const { page, params, item, status, canonicalPath, isDescribed } = shown;
  const { settings, tenant } = useBoot();
  const description = useApp().of(createDescription);
  useEffect(() => {
    if (isDescribed) return;
    let isCurrent = true;
    description.done = describePage({ settings, tenant, page, params, item, status }, (meta) => {
      if (isCurrent) applyDocumentMeta({ ...meta, canonicalPath });
    });
    return () => {
      isCurrent = false;
    };
  }, [description, isDescribed, settings, tenant, page, params, item, status, canonicalPath]);
}

/** Computes title and description; without the chunk for it the tags stay as they are. */
async function describePage(input: MetaInput, apply: (meta: PageMeta) => void): Promise<void> {
  try {
    const { pageMeta } = await import('./meta');
    apply(pageMeta(input));
  } catch (error) {
    console.warn('The page keeps the title it had', error);
  }
}

/** Says the new title after a change of page, as a screen reader does for a new document. */
export function PageAnnouncer({ place }: { place: string }) {
  const description = useApp().of(createDescription);
  const shown = useRef(place);
  const [title, setTitle] = useState('');
  const isQuiet = useIsQuiet();
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (isQuiet) return;
    void description.done.then(() => setTitle(document.title));
  }, [description, place, isQuiet]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

/**
 * Goes to the fragment's target on the document's first page: the router looks for it before the
 * page's chunk is there. A reload keeps the place the visitor had scrolled to instead.
 */
export function useFirstFragment(isFirstLoad: boolean): void {
  useEffect(() => {
    const id = isFirstLoad ? fragmentId(window.location.hash) : '';
    const [entry] = performance.getEntriesByType('navigation');
    const isReload = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
    if (id !== '' && !isReload) document.getElementById(id)?.scrollIntoView();
  }, [isFirstLoad]);
}

function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

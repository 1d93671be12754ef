/** What happens round a page as the visitor moves: title and tags, its announcement, the loading bar. */
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useBoot } from '../boot-context';
import { pageMeta } from '../meta';
import type { PageParams } from '../page-table';
import { VisuallyHidden } from '../ui/visually-hidden';
import { applyDocumentMeta } from './document-meta';
import { useLoadingBar } from './use-loading-bar';

interface Shown {
  readonly page: string | null;
  readonly params: PageParams;
  readonly item: unknown;
  readonly status: number;
  readonly canonicalPath: string | null;
}

/** Keeps title, description and canonical URL those of what is shown. */
export function useDocumentMeta({ page, params, item, status, canonicalPath }: Shown): void {
  const { settings, tenant } = useBoot();
  useEffect(() => {
    const meta = pageMeta({ settings, tenant, page, params, item, status });
    applyDocumentMeta({ ...meta, canonicalPath });
  }, [settings, tenant, page, params, item, status, canonicalPath]);
}

/** Says the new title after a change of page, as a screen reader does for a new document. */
export function PageAnnouncer({ place }: { place: string }) {
  const shown = useRef(place);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    setTitle(document.title);
  }, [place]);
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

/** Runs the loading bar while a navigation loads; `hasFailed` says how the last one ended. */
export function useNavigationProgress(hasFailed: () => boolean): void {
  const bar = useLoadingBar();
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isLoading) return;
    bar.start();
    return () => (hasFailed() ? bar.fail() : bar.finish());
  }, [isLoading, bar, hasFailed]);
}

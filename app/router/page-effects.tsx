/** What happens round a page as the visitor moves: title and tags, its announcement, the loading bar. */
import { useEffect, useRef, useState } from 'react';
import { useApp, useBoot } from '../core/app-context';
import { VisuallyHidden } from '../ui/visually-hidden';
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

/** How far title and tags are those of the page that was shown last. */
interface Description {
  /** Settles when they are. */
  done: Promise<unknown>;
  /** Called each time that they have become so. */
  onDone?: () => void;
}

export function createDescription(): Description {
  return { done: Promise.resolve() };
}

/** Keeps title, description and canonical URL those of what is shown. */
export function useDocumentMeta(shown: Shown): void {
  const { page, params, item, status, canonicalPath, isDescribed } = shown;
  const boot = useBoot();
  const description = useApp().service(createDescription);
  useEffect(() => {
    if (isDescribed) return;
    let isCurrent = true;
    const input = { boot, page, params, item, status, canonicalPath };
    description.done = import('./document-meta')
      .then(
        ({ describePage }) => isCurrent && describePage(input, () => isCurrent),
        // Without the chunk for it the tags stay as they are.
        (error) => console.warn('The title stays', error),
      )
      .then(() => isCurrent && description.onDone?.());
    return () => {
      isCurrent = false;
    };
  }, [description, isDescribed, boot, page, params, item, status, canonicalPath]);
}

/** Says the new title after a change of page, as a screen reader does for a new document. */
export function PageAnnouncer({ place }: { place: string }) {
  const description = useApp().service(createDescription);
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
 * page's chunk is there.
 */
export function useFirstFragment(isFirstLoad: boolean): void {
  useEffect(() => {
    if (!isFirstLoad || location.hash === '') return;
    // Without the chunk for it the page stays where the browser has put it.
    import('./first-fragment').then(({ showFragment }) => showFragment(), console.warn);
  }, [isFirstLoad]);
}

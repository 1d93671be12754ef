import { useEffect, useRef, useState } from 'react';

interface Leaving {
  /** Where the visitor wants to go and is asked about; null while nobody is asked. */
  readonly to: string | null;
  stay(): void;
  go(): void;
}

interface LeavingOptions {
  /** Whether there is something to be lost: leaving asks. */
  isDirty: boolean;
  /** Whether the document is older than what it shows of the site: leaving loads another. */
  isStale: boolean;
}

/**
 * Asks before the page is left with unsaved changes, by a link, by Back where the browser lets that be
 * stopped, or by closing it; and leaves it by a new document once the site's settings are other ones.
 */
export function useLeaving({ isDirty, isStale }: LeavingOptions): Leaving {
  const [to, setTo] = useState<string | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isDirty && !isStale) return;
    const gone = new AbortController();
    const { signal } = gone;
    const leave = (href: string) => (isDirty ? setTo(href) : location.assign(href));
    const onClick = (event: MouseEvent) => {
      const href = hrefOf(event);
      if (href === null || !leavesPage(href)) return;
      event.preventDefault();
      event.stopPropagation();
      leave(href);
    };
    // The router hears of a press after this.
    document.addEventListener('click', onClick, { capture: true, signal });
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (navigation instanceof EventTarget) {
      const onNavigate = (event: Event) => {
        const href = traversedTo(event);
        if (mayLeave.current || href === null || !event.cancelable || !leavesPage(href)) return;
        event.preventDefault();
        leave(href);
      };
      navigation.addEventListener('navigate', onNavigate, { signal });
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty && !mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => gone.abort();
  }, [isDirty, isStale]);

  return {
    to,
    stay: () => setTo(null),
    go() {
      if (to === null) return;
      mayLeave.current = true;
      location.assign(to);
    },
  };
}

/** Where a plain press on a link of this site leads. */
function hrefOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link.href : null;
}

function leavesPage(href: string): boolean {
  return new URL(href).pathname !== location.pathname;
}

/** Where Back or forward leads, by the Navigation API's event. */
function traversedTo(event: Event): string | null {
  if (Reflect.get(event, 'navigationType') !== 'traverse') return null;
  const destination: unknown = Reflect.get(event, 'destination');
  const url: unknown = destination instanceof Object ? Reflect.get(destination, 'url') : null;
  return typeof url === 'string' ? url : null;
}

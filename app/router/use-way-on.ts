/**
 * The one way for code to lead on, to write to the address, or to leave for another site. Held to by
 * test/conventions/leading-on.test.ts.
 */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import { useApp } from '../core/app-context';
import { createSight, type News } from './sight';

export interface WayOn {
  /**
   * Goes to a path, or to another query of this page. Does nothing, and says so, where the page on which
   * it began is no longer in sight.
   */
  go(to: string, options?: NavigateOptions): boolean;
  /** Goes back to where the visitor came from, on the same terms. */
  back(): boolean;
  /** Leaves the app for a new document, on the same terms. */
  leave(href: string): boolean;
  /**
   * Loads a new document in place of this one, whatever is in sight: at the path, where the page on which
   * it began still is, and else at the address that is shown.
   */
  renew(path?: string): void;
  /** Tells quietly what has been done, where its page is no longer there to say so. */
  tellElsewhere(news: News): void;
}

/**
 * The way on from the page that is shown as this renders. Take it before an await and use it after: what
 * a press began holds on to the page of that press.
 */
export function useWayOn(): WayOn {
  const sight = useApp().service(createSight);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMounted = useRef(false);
  // Before what was chosen ahead of the page's code is handed over to it.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMemo(() => {
    const begun = { pathname, search };
    return {
      go(to, options) {
        const target = isMounted.current ? sight.target(begun, to) : null;
        if (target !== null) void navigate(target, options);
        return target !== null;
      },
      back() {
        const mayGo = isMounted.current && sight.isOn(begun);
        if (mayGo) void navigate(-1);
        return mayGo;
      },
      leave(href) {
        const mayLeave = isMounted.current && sight.isOn(begun);
        if (mayLeave) window.location.assign(href);
        return mayLeave;
      },
      renew(path) {
        if (path !== undefined && sight.isOn(begun)) window.history.replaceState(null, '', path);
        window.location.reload();
      },
      tellElsewhere(news) {
        if (!sight.isOn(begun)) sight.tell(news);
      },
    };
  }, [sight, navigate, pathname, search]);
}

/** Keeps up with which page is in sight; stands once, at the root. */
export function useWatchSight(): void {
  const sight = useApp().service(createSight);
  const place = useLocation();
  const { location: headed } = useNavigation();
  // Before any effect of the page, some of which lead on at once.
  useLayoutEffect(() => sight.show(place, headed), [sight, place, headed]);
}

/**
 * Which page is in sight, asked by what goes on after an await: an answer that comes once the visitor
 * has left must not take them away from where they are, nor write to that page's address.
 */

import type { App } from '../core/app';
import { createListeners } from '../core/listeners';

export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** What has been done for a visitor who was elsewhere by then, and where it can be seen. */
export interface News {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

export interface Sight {
  /** Notes where the visitor is, and where a navigation that is under way leads. */
  show(place: Place, headed?: Place): void;
  /** Whether this page is still in sight, and no other one on its way. */
  isOn(begun: Place): boolean;
  /** The absolute target of what began at a place; null where it must not be led to any more. */
  target(begun: Place, to: string): string | null;
  /** What is told quietly; null when nothing is. A new object with each change. */
  news(): News | null;
  tell(news: News | null): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The app's one sight: `app.service(createSight)`. */
export function createSight(_: App | null = null): Sight {
  const { subscribe, notify } = createListeners();
  let now: Place | null = null;
  let next: Place | undefined;
  let news: News | null = null;
  const isOn = ({ pathname }: Place) =>
    now?.pathname === pathname && (next === undefined || next.pathname === pathname);
  return {
    show(place, headed) {
      [now, next] = [place, headed];
    },
    isOn,
    target(begun, to) {
      if (!isOn(begun)) return null;
      if (!/^[?#]/.test(to)) return to;
      // What only changes the query was made out of the query that it began with.
      if (now?.search !== begun.search) return null;
      return to.startsWith('?') ? begun.pathname + to : begun.pathname + begun.search + to;
    },
    news: () => news,
    tell(next) {
      news = next;
      notify();
    },
    subscribe,
  };
}

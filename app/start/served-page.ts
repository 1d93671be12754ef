/**
 * The page as the edge has served it, until the app has taken it over. Where taking over fails the
 * page is put back: it can be read, and its links and forms work without the app.
 */
import type { Root } from 'react-dom/client';
import type { App } from '../core/app';

export interface TakeOver {
  /** Whether the first page is alive, from when on an error is shown in its place. */
  isDone: boolean;
}

/** How far the first page is taken over: `app.service(createTakeOver)`. */
export function createTakeOver(): TakeOver {
  return { isDone: false };
}

/** Keeps a copy of the served page. Whoever has an error calls the function that is returned. */
export function keepServed(app: App, root: HTMLElement): (react: () => Root | null) => void {
  const takeOver = app.service(createTakeOver);
  // In a document that is not shown: a copy in this one would load every picture of the page at once.
  const served = document.implementation.createHTMLDocument().importNode(root, true);
  return (react) => {
    if (takeOver.isDone) return;
    takeOver.isDone = true;
    // React is at work on the page in this moment.
    setTimeout(() => {
      react()?.unmount();
      root.replaceChildren(...served.childNodes);
    });
  };
}

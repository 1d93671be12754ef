import { Later, laterPart } from '../core/hydration/later';

/** What `LastWord` shows; the edge waits for its code before it renders a page. */
export const lastWord = laterPart(() => import('./own-question').then((file) => file.OwnQuestion));

/** A list's end, which becomes alive as a visitor comes near. */
export function LastWord() {
  return <Later part={lastWord} isBelow />;
}

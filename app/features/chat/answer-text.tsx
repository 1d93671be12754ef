import { lazy, Suspense, useDeferredValue } from 'react';
import styles from './message.module.css';

type AnswerTextProps = { text: string; isStreaming?: boolean };

const loadMarkdown = () => import('./markdown').catch(() => ({ default: PlainText }));
const Markdown = lazy(loadMarkdown);

/** Fetches the Markdown chunk ahead of the first answer. */
export function preloadMarkdown(): void {
  void loadMarkdown();
}

/** An answer's text; unformatted until the Markdown chunk is there, and if it cannot be had. */
export function AnswerText({ text, isStreaming = false }: AnswerTextProps) {
  // On a slow device typing and scrolling come first, the newest words a moment later.
  const shown = useDeferredValue(text);
  return (
    <Suspense fallback={<PlainText text={shown} />}>
      <Markdown text={shown} isStreaming={isStreaming} />
    </Suspense>
  );
}

function PlainText({ text }: AnswerTextProps) {
  return <p className={styles.plain}>{text}</p>;
}

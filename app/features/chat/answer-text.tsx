import { useDeferredValue } from 'react';
import { lazyPart, Optional } from '../../ui/optional';
import styles from './message.module.css';

type AnswerTextProps = { text: string; isStreaming?: boolean };

const markdown = lazyPart(() => import('./markdown'));

/** Fetches the Markdown chunk ahead of the first answer. */
export const preloadMarkdown = markdown.preload;

/** An answer's text; unformatted until the Markdown chunk is there, and if it cannot be had. */
export function AnswerText({ text, isStreaming = false }: AnswerTextProps) {
  // On a slow device typing and scrolling come first, the newest words a moment later.
  const shown = useDeferredValue(text);
  const plain = <PlainText text={shown} />;
  return (
    <Optional part={markdown} waiting={plain} failed={() => plain}>
      {(Markdown) => <Markdown text={shown} isStreaming={isStreaming} />}
    </Optional>
  );
}

function PlainText({ text }: AnswerTextProps) {
  return <p className={styles.plain}>{text}</p>;
}

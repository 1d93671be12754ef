import { useDeferredValue, useMemo } from 'react';
import { lazyPart, Optional } from '../../ui/optional';
import { beginning, LONGEST_SHOWN } from './answer-limits';
import { CutNote } from './cut-note';
import styles from './message.module.css';

type AnswerTextProps = { text: string; isStreaming?: boolean };

const markdown = lazyPart(() => import('./markdown'));

/** Fetches the Markdown chunk ahead of the first answer. */
export const preloadMarkdown = markdown.preload;

/**
 * An answer's text; unformatted until the Markdown chunk is there, if it cannot be had, and if it
 * breaks over this answer.
 */
export function AnswerText({ text, isStreaming = false }: AnswerTextProps) {
  // On a slow device typing and scrolling come first, the newest words a moment later.
  const shown = useDeferredValue(useMemo(() => ({ text, isStreaming }), [text, isStreaming]));
  const plain = <PlainText text={shown.text} />;
  return (
    <Optional part={markdown} waiting={plain} failed={() => plain}>
      {(Markdown) => <Markdown {...shown} />}
    </Optional>
  );
}

function PlainText({ text }: AnswerTextProps) {
  const shown = beginning(text, LONGEST_SHOWN);
  return (
    <>
      <p className={styles.plain}>{shown}</p>
      {shown.length < text.length && <CutNote />}
    </>
  );
}

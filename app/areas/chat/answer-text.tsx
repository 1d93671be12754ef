import { memo, useEffect } from 'react';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { beginning, LONGEST_SHOWN } from './answer-limits';
import { CutNote } from './cut-note';
import styles from './message.module.css';

type AnswerTextProps = {
  text: string;
  isStreaming?: boolean;
  /** Told the whole text once it is drawn, which on a slow device is later than it came. */
  onDrawn: (text: string) => void;
};

type PlainProps = {
  /** The formatted text is on its way, and drawn from its beginning once it can be. */
  isStandIn?: boolean;
};

const markdown = lazyPart(() => import('./markdown'));

/** Fetches the Markdown chunk ahead of the first answer. */
export const preloadMarkdown = markdown.preload;

/**
 * An answer's text; unformatted until the Markdown chunk is there, if it cannot be had, and if it
 * breaks over this answer. What comes is drawn with the next frame: to put it off, as one could for the
 * sake of typing, takes longer than to draw it, since no step of it is long.
 */
export const AnswerText = memo((props: AnswerTextProps) => {
  return (
    <LazyBoundary
      part={markdown}
      waiting={<PlainText {...props} isStandIn />}
      failed={() => <PlainText {...props} />}
    >
      {(Markdown) => <Markdown {...props} />}
    </LazyBoundary>
  );
});

/** So long, in ms, what stands in for the formatted text is not taken for it. */
const PATIENCE_MS = 10_000;

function PlainText({ text, isStreaming, onDrawn, isStandIn }: AnswerTextProps & PlainProps) {
  const shown = beginning(text, LONGEST_SHOWN);
  useEffect(() => {
    if (isStreaming) return;
    const timer = setTimeout(() => onDrawn(text), isStandIn ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isStreaming, isStandIn, onDrawn, text]);
  return (
    <>
      <p className={styles.plain}>{shown}</p>
      {shown.length < text.length && <CutNote />}
    </>
  );
}

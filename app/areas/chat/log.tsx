import type { ReactNode } from 'react';
import styles from './chat-view.module.css';
import type { StickToBottom } from './use-stick-to-bottom';

type LogProps = { following: StickToBottom; children: ReactNode };

/** The scrolling log. It keeps quiet while it grows: the announcer says when an answer has ended. */
export function Log({ following, children }: LogProps) {
  const { scroller, content, isAtBottom, scrollToBottom } = following;
  const goToNewest = () => {
    scrollToBottom();
    // The button that was pressed is gone.
    scroller.current?.focus();
  };
  return (
    <div className={styles.logFrame}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the log scrolls, also by keyboard. */}
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label="Percakapan"
        tabIndex={0}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
      {!isAtBottom && (
        <button type="button" className={styles.newest} onClick={goToNewest}>
          Ke pesan terbaru
        </button>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { ChatIcon } from './chat-icon';
import styles from './message.module.css';

type Outcome = 'none' | 'copied' | 'failed';

const LABELS: Readonly<Record<Exclude<Outcome, 'none'>, string>> = {
  copied: 'Tersalin',
  failed: 'Gagal menyalin',
};
/** How long the outcome is shown, in ms. */
const SHOWN_MS = 2000;

type CopyButtonProps = {
  /** What is copied, or what makes it when it is wanted. */
  text: string | (() => Promise<string>);
  label: string;
};

/** Copies a text, and says on its own label whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // Outside of secure contexts there is no clipboard at all.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const shown = outcome === 'none' ? label : LABELS[outcome];
  return (
    <button type="button" className={styles.action} onClick={copy}>
      <ChatIcon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{shown}</span>
    </button>
  );
}

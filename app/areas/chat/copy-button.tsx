import { type CopyOutcome, useCopy } from '../../ui/use-copy';
import { ChatIcon } from './chat-icon';
import styles from './message.module.css';

const LABELS: Readonly<Record<Exclude<CopyOutcome, 'none'>, string>> = {
  copied: 'Tersalin',
  failed: 'Gagal menyalin',
};

type CopyButtonProps = {
  /** What is copied, or what makes it when it is wanted. */
  text: string | (() => Promise<string>);
  label: string;
};

/** Copies a text, and says on its own label whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  const shown = outcome === 'none' ? label : LABELS[outcome];
  return (
    <button type="button" className={styles.action} onClick={copy}>
      <ChatIcon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{shown}</span>
    </button>
  );
}

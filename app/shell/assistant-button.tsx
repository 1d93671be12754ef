import { useRef } from 'react';
import { Icon } from '../ui/icon';
import styles from './assistant.module.css';
import { ASSISTANT_ID, useAssistant } from './assistant-state';

/** Opens the assistant beside the page. It stands in the header, where it covers nothing. */
export function AssistantButton() {
  const { isOpen, isElsewhere, open, close } = useAssistant();
  const button = useRef<HTMLButtonElement>(null);
  // The assistant's own page needs no way to it.
  if (isElsewhere) return null;
  return (
    <button
      ref={button}
      type="button"
      data-scripted=""
      className={styles.button}
      aria-label="Tanya asisten"
      title="Tanya asisten"
      aria-expanded={isOpen}
      aria-controls={isOpen ? ASSISTANT_ID : undefined}
      onClick={() => (isOpen ? close() : open(button.current))}
    >
      <Icon name="chat" />
    </button>
  );
}

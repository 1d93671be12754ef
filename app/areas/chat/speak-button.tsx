import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../core/app-context';
import { useIsHydrated } from '../../core/hydration/live';
import { browserOnly } from '../../router/chunk-guard';
import { ChatIcon } from './chat-icon';
import styles from './message.module.css';
import { createSpeech } from './speech';

/** What makes text for the ear comes when some is read. */
const loadSpoken = browserOnly(() => import('./spoken-answer'));

interface SpeakButtonProps {
  /** Tells the answer apart from the others. */
  name: string;
  text: string;
}

/** Reads an answer aloud, and stops; not there until the browser has a voice. */
export function SpeakButton(props: SpeakButtonProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !('speechSynthesis' in window)) return null;
  return <WithVoice {...props} />;
}

function WithVoice(props: SpeakButtonProps) {
  const speech = useApp().service(createSpeech);
  const hasVoice = useSyncExternalStore(speech.subscribe, speech.hasVoice);
  return hasVoice ? <Speaking {...props} /> : null;
}

function Speaking({ name, text }: SpeakButtonProps) {
  const speech = useApp().service(createSpeech);
  const { speaking, failed } = useSyncExternalStore(speech.subscribe, speech.getState);
  const isSpeaking = speaking === name;
  useEffect(() => {
    if (!isSpeaking) return;
    const stop = () => speech.stop();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      // The answer is gone, and its way to stop with it.
      if (speech.getState().speaking === name) stop();
    };
  }, [isSpeaking, speech, name]);
  const press = async () => {
    if (isSpeaking) return speech.stop();
    const spoken = await loadSpoken().catch(() => null);
    speech.speak(name, spoken === null ? text : spoken.spokenAnswer(text));
  };
  return (
    <button type="button" className={styles.action} onClick={() => void press()}>
      <ChatIcon name={isSpeaking ? 'stop' : 'speak'} />
      <span aria-live="polite">{labelOf(isSpeaking, failed === name)}</span>
    </button>
  );
}

function labelOf(isSpeaking: boolean, hasFailed: boolean): string {
  if (isSpeaking) return 'Hentikan suara';
  return hasFailed ? 'Suara belum tersedia' : 'Dengarkan';
}

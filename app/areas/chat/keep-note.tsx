import { useEffect, useState } from 'react';
import { useApp } from '../../core/app-context';
import { clock } from '../../core/clock';
import { useIsHydrated } from '../../core/hydration/live';
import { dayAt, formatDate } from '../../core/wib';
import { notesOf } from '../../sections/study/notes';
import { useStudy } from '../../sections/study/use-study';
import { ChatIcon } from './chat-icon';
import styles from './message.module.css';

const SHOWN_MS = 4000;

/** Keeps passages in the notes on the chapter that is shown or was shown last; null where none was. */
export function useKeepNote(): ((passage: string, question: string) => string) | null {
  const app = useApp();
  const [study] = useStudy();
  const isHydrated = useIsHydrated();
  const place = isHydrated ? study.place() : null;
  if (place === null) return null;
  return (passage, question) => {
    const notes = notesOf(app);
    const text = passage.trim();
    if (notes.read(place.id).includes(text)) return `Sudah ada di catatan “${place.title}”`;
    const day = formatDate(dayAt(clock.now()));
    const stored = notes.add(place.id, text, { who: 'Asisten Belajar', day, question });
    return stored === 'kept'
      ? `Tersimpan di catatan “${place.title}”`
      : 'Belum tersimpan: penyimpanan peramban penuh';
  };
}

interface KeepNoteButtonProps {
  /** Makes what is kept, once it is wanted. */
  passage: () => Promise<string>;
  question: string;
}

/** Keeps a whole answer in the chapter's notes, and says on its own label whether it did. */
export function KeepNoteButton({ passage, question }: KeepNoteButtonProps) {
  const keep = useKeepNote();
  const [said, say] = usePassing();
  if (keep === null) return null;
  const press = async () => {
    try {
      say(keep(await passage(), question));
    } catch {
      say('Belum tersimpan. Coba lagi.');
    }
  };
  return (
    <button type="button" className={styles.action} onClick={() => void press()}>
      <ChatIcon name="note" />
      <span aria-live="polite">{said || 'Simpan ke catatan'}</span>
    </button>
  );
}

/** Words that are shown for a moment. */
export function usePassing(): [said: string, say: (words: string) => void] {
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => say(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}

/** Questions spoken instead of typed, where the browser can listen. */
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../core/hydration/live';

/** What is used of the browser's recognition, which TypeScript's library does not describe. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: Heard }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
  stop(): void;
}

/** What was recognised so far, piece by piece, each with the likeliest words first. */
export type Heard = ArrayLike<
  ArrayLike<{ readonly transcript: string; readonly confidence?: number }> & {
    readonly isFinal?: boolean;
  }
>;

/** Dictation as a control shows it. */
export interface Dictation {
  readonly isListening: boolean;
  /** What went wrong, for people; empty for nothing. */
  readonly problem: string;
  readonly toggle: () => void;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  'not-allowed': 'Mikrofon belum diizinkan. Izinkan di setelan peramban, lalu coba lagi.',
  'service-not-allowed': 'Peramban ini tidak mengizinkan dikte.',
  'audio-capture': 'Tidak ada mikrofon yang bisa dipakai.',
  network: 'Dikte perlu koneksi internet.',
  'no-speech': 'Belum terdengar apa-apa. Coba lagi.',
};

/**
 * Writes what is said behind the draft there is; null where the browser cannot listen. Once the draft is
 * another one, since it was sent, changed by hand, or is another conversation's, nothing more is heard:
 * it would bring back what was there.
 */
export function useDictation(draft: string, onChange: (draft: string) => void): Dictation | null {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState({ isListening: false, problem: '' });
  const current = useRef<Recognition | null>(null);
  /** The drafts that were written here and not shown yet, after the one that is shown. */
  const written = useRef<readonly string[]>([]);
  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => {
    const listening = current.current;
    if (listening === null) return;
    const place = written.current.indexOf(draft);
    written.current = written.current.slice(Math.max(0, place));
    if (place !== -1) return;
    current.current = null;
    listening.abort();
    setState((last) => ({ ...last, isListening: false }));
  }, [draft]);
  const make = isHydrated ? recognition() : null;
  if (make === null) return null;

  const begin = () => {
    const listening = make();
    const before = draft.trimEnd();
    current.current = listening;
    written.current = [draft];
    listening.lang = 'id-ID';
    listening.continuous = true;
    listening.interimResults = true;
    listening.onresult = ({ results }) => {
      if (current.current !== listening) return;
      const next = [before, transcriptOf(results)].filter(Boolean).join(' ');
      written.current = [...written.current, next];
      onChange(next);
    };
    listening.onerror = ({ error }) => {
      if (error === 'aborted' || current.current !== listening) return;
      setState({ isListening: false, problem: PROBLEMS[error] ?? 'Dikte terhenti. Coba lagi.' });
    };
    listening.onend = () => {
      if (current.current !== listening) return;
      current.current = null;
      setState((last) => ({ ...last, isListening: false }));
    };
    try {
      listening.start();
      setState({ isListening: true, problem: '' });
    } catch {
      current.current = null;
      setState({ isListening: false, problem: 'Dikte belum bisa dimulai. Coba lagi.' });
    }
  };
  return { ...state, toggle: () => (state.isListening ? current.current?.stop() : begin()) };
}

/**
 * All that was heard, in one line. Chrome on Android calls what it still makes out final, with a
 * confidence of 0, and tells the same words again with those that follow.
 */
export function transcriptOf(results: Heard): string {
  const heard = Array.from(results, (result) => ({
    words: result[0]?.transcript.trim() ?? '',
    isPassing: result.isFinal === true && result[0]?.confidence === 0,
  }));
  return heard
    .filter(({ words, isPassing }, index) => {
      const next = heard[index + 1]?.words ?? '';
      return words !== '' && !(isPassing && next.toLowerCase().startsWith(words.toLowerCase()));
    })
    .map(({ words }) => words)
    .join(' ');
}

function recognition(): (() => Recognition) | null {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  // What the browser calls by this name has this shape, or nothing can be said to it.
  return typeof found === 'function' ? () => Reflect.construct(found, []) as Recognition : null;
}

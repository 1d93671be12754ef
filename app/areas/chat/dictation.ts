/** Questions spoken instead of typed, where the browser can listen. */
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../core/hydration/live';

/** What is used of the browser's recognition, which TypeScript's library does not describe. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
  stop(): void;
}

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

/** Writes what is said behind the draft there is; null where the browser cannot listen. */
export function useDictation(draft: string, onChange: (draft: string) => void): Dictation | null {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState({ isListening: false, problem: '' });
  const current = useRef<Recognition | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const make = isHydrated ? recognition() : null;
  if (make === null) return null;

  const begin = () => {
    const listening = make();
    const before = draft.trimEnd();
    current.current = listening;
    listening.lang = 'id-ID';
    listening.continuous = true;
    listening.interimResults = true;
    listening.onresult = ({ results }) => {
      if (current.current !== listening) return;
      onChange([before, transcriptOf(results)].filter(Boolean).join(' '));
    };
    listening.onerror = ({ error }) => {
      if (error === 'aborted') return;
      setState({ isListening: false, problem: PROBLEMS[error] ?? 'Dikte terhenti. Coba lagi.' });
    };
    listening.onend = () => {
      if (current.current === listening) current.current = null;
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

/** All that was heard, in one line. */
export function transcriptOf(results: ArrayLike<ArrayLike<{ transcript: string }>>): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

function recognition(): (() => Recognition) | null {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  // What the browser calls by this name has this shape, or nothing can be said to it.
  return typeof found === 'function' ? () => Reflect.construct(found, []) as Recognition : null;
}

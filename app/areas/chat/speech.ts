/**
 * Answers read aloud by the browser's own voices, Indonesian where there is one. Browsers may have none,
 * tell of them late, and say nothing when they cannot go on: whoever waits is told after a while.
 */
import type { App } from '../../core/app';
import { createListeners } from '../../core/listeners';

/** What is being read: an exchange's key, or a failure. */
export interface SpeechState {
  readonly speaking: string;
  /** What could not be read aloud. */
  readonly failed: string;
}

export interface Speech {
  getState(): SpeechState;
  /** Whether the browser has, or has had, a voice of any language. */
  hasVoice(): boolean;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Reads a text aloud, in place of what is being read. */
  speak(name: string, text: string): void;
  stop(): void;
}

/** Some voices break off in longer pieces. */
const LONGEST_PIECE = 200;

/** A voice that has not begun by then does not begin. */
const PATIENCE_MS = 5000;

const SILENT: SpeechState = { speaking: '', failed: '' };

/** The app's one: `app.service(createSpeech)`. */
export function createSpeech(_app: App): Speech {
  return speechBy(window.speechSynthesis, (text) => new SpeechSynthesisUtterance(text));
}

/** What is used of a synthesiser. Safari 15 has no events of its voices. */
type Synthesiser = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'> &
  Partial<Pick<SpeechSynthesis, 'addEventListener'>>;

/** Makes it over a synthesiser, and what makes its utterances. */
export function speechBy(
  voices: Synthesiser,
  utter: (text: string) => SpeechSynthesisUtterance,
): Speech {
  const listeners = createListeners();
  let state = SILENT;
  let turn = 0;
  let hadVoice = false;
  voices.addEventListener?.('voiceschanged', () => listeners.notify());
  const set = (next: SpeechState) => {
    state = next;
    listeners.notify();
  };
  const end = (next: SpeechState) => {
    turn += 1;
    voices.cancel();
    set(next);
  };
  const say = (name: string, pieces: readonly string[], mine: number) => {
    const [piece, ...rest] = pieces;
    if (piece === undefined) return end(SILENT);
    const utterance = utter(piece);
    const voice = indonesianOf(voices.getVoices());
    utterance.lang = 'id-ID';
    if (voice !== undefined) utterance.voice = voice;
    const fail = () => mine === turn && end({ speaking: '', failed: name });
    const watch = setTimeout(fail, PATIENCE_MS);
    utterance.onstart = () => clearTimeout(watch);
    utterance.onerror = () => {
      clearTimeout(watch);
      fail();
    };
    utterance.onend = () => {
      clearTimeout(watch);
      if (mine === turn) say(name, rest, mine);
    };
    voices.speak(utterance);
  };
  return {
    getState: () => state,
    hasVoice() {
      // A control that has been shown stays: the focus may be on it, and speaking tells of a failure.
      hadVoice ||= voices.getVoices().length > 0;
      return hadVoice;
    },
    subscribe: listeners.subscribe,
    speak(name, text) {
      end({ speaking: name, failed: '' });
      say(name, piecesOf(text), turn);
    },
    stop: () => end(SILENT),
  };
}

/** An Indonesian voice; older systems call the language "in". */
export function indonesianOf(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  return voices.find(({ lang }) => /^(id|in)([-_]|$)/i.test(lang));
}

/** A text in pieces that end where a speaker would breathe. */
export function piecesOf(text: string): readonly string[] {
  const sentences = text.match(/[^.!?\n]+[.!?]*\s*/g) ?? [];
  const short = sentences.flatMap((sentence) => cut(sentence.trim()));
  return short.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function cut(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_PIECE) {
    const blank = rest.lastIndexOf(' ', LONGEST_PIECE);
    const end = blank > 0 ? blank : LONGEST_PIECE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

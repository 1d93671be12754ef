import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Heard, transcriptOf } from './dictation';
import { linesOf } from './share-image';
import { indonesianOf, piecesOf, speechBy } from './speech';
import { spokenAnswer } from './spoken-answer';

/** A synthesiser that says nothing by itself. */
function silentVoices() {
  const said: SpeechSynthesisUtterance[] = [];
  const voices = {
    getVoices: () => [],
    speak: (one: SpeechSynthesisUtterance) => void said.push(one),
    cancel: vi.fn(),
  };
  // Only what is set and called here is needed of an utterance.
  const speech = speechBy(voices, (text) => ({ text }) as SpeechSynthesisUtterance);
  const fire = (name: 'onstart' | 'onend' | 'onerror', at = said.length - 1) => {
    const utterance = said[at];
    // What the event holds is not looked at.
    utterance?.[name]?.call(utterance, {} as SpeechSynthesisErrorEvent);
  };
  return { speech, said, fire, voices };
}

describe('an answer read aloud', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes from piece to piece, and ends', () => {
    const { speech, said, fire } = silentVoices();
    speech.speak('1', 'Satu. Dua.');
    expect(speech.getState()).toEqual({ speaking: '1', failed: '' });
    fire('onstart');
    fire('onend');
    expect(said.map(({ text }) => text)).toEqual(['Satu.', 'Dua.']);
    fire('onend');
    expect(speech.getState().speaking).toBe('');
  });

  it('is offered once there is a voice, which may come late, and from then on', () => {
    const changed = new EventTarget();
    const all: SpeechSynthesisVoice[] = [];
    const silent = { getVoices: () => all, speak: vi.fn(), cancel: vi.fn() };
    const listening = { ...silent, addEventListener: changed.addEventListener.bind(changed) };
    const speech = speechBy(listening, (text) => ({ text }) as SpeechSynthesisUtterance);
    const tell = vi.fn(() => speech.hasVoice());
    speech.subscribe(tell);
    expect(speech.hasVoice()).toBe(false);
    changed.dispatchEvent(new Event('voiceschanged'));
    // Only that it is there is looked at.
    all.push({ lang: 'en-GB' } as SpeechSynthesisVoice);
    changed.dispatchEvent(new Event('voiceschanged'));
    all.pop();
    changed.dispatchEvent(new Event('voiceschanged'));
    expect(tell.mock.results.map(({ value }) => value)).toEqual([false, true, true]);
    // A browser that tells of no change is asked each time.
    const mute = speechBy(silent, (text) => ({ text }) as SpeechSynthesisUtterance);
    expect(mute.hasVoice()).toBe(false);
    all.push({ lang: 'id-ID' } as SpeechSynthesisVoice);
    expect(mute.hasVoice()).toBe(true);
  });

  it('gives way to another one, whose end its own is not', () => {
    const { speech, said, fire } = silentVoices();
    speech.speak('1', 'Satu. Lagi.');
    speech.speak('2', 'Dua.');
    fire('onend', 0);
    fire('onerror', 0);
    expect(speech.getState()).toEqual({ speaking: '2', failed: '' });
    expect(said).toHaveLength(2);
  });

  it('stops, and says when no voice begins or one breaks off', () => {
    const { speech, fire, voices } = silentVoices();
    speech.speak('1', 'Satu.');
    speech.stop();
    expect(voices.cancel).toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(speech.getState()).toEqual({ speaking: '', failed: '' });
    speech.speak('1', 'Satu.');
    vi.advanceTimersByTime(5000);
    expect(speech.getState()).toEqual({ speaking: '', failed: '1' });
    speech.speak('1', 'Satu.');
    fire('onerror');
    expect(speech.getState().failed).toBe('1');
  });

  it('has nothing to say of marks alone', () => {
    const { speech, said } = silentVoices();
    speech.speak('1', '--- \n ***');
    expect(said).toEqual([]);
    expect(speech.getState().speaking).toBe('');
  });

  it.each([
    { langs: ['en-US', 'id-ID'], lang: 'id-ID' },
    { langs: ['in_ID'], lang: 'in_ID' },
    { langs: ['ID'], lang: 'ID' },
    { langs: ['it-IT', 'idd', 'en'], lang: undefined },
  ])('takes an Indonesian voice of $langs', ({ langs, lang }) => {
    // Only the language is looked at.
    const voices = langs.map((one) => ({ lang: one }) as SpeechSynthesisVoice);
    expect(indonesianOf(voices)?.lang).toBe(lang);
  });

  it('is cut into pieces that a voice can hold', () => {
    const pieces = piecesOf(`${'kata '.repeat(100)}. ${'x'.repeat(450)}\nAkhir`);
    expect(pieces.every((piece) => piece.length <= 200)).toBe(true);
    expect(pieces.join('').replace(/[ .]/g, '')).toBe(
      `${'kata'.repeat(100)}${'x'.repeat(450)}Akhir`,
    );
  });

  it.each([
    { markdown: 'Lihat [kelas](/Class/a).', text: 'Lihat kelas.' },
    { markdown: 'a\n\n```js\nconst a = 1;\n```\n\nb', text: 'a\n\nDi sini ada kode.\n\nb' },
    { markdown: 'a\n\n~~~\nb', text: 'a\n\nDi sini ada kode.' },
    {
      markdown: '```kuis\n[{"question":"Apa?","choices":["a","b"],"answer":0}]\n```',
      text: '1. Apa?\n   A. a\n   B. b',
    },
  ])('is without what nobody could follow: $markdown', ({ markdown, text }) => {
    expect(spokenAnswer(markdown)).toBe(text);
  });
});

describe('a dictation is one line of all that was heard', () => {
  /** A piece that is called final, as sure as that. */
  const final = (transcript: string, confidence: number) =>
    Object.assign([{ transcript, confidence }], { isFinal: true });
  it.each<{ name: string; heard: Heard; line: string }>([
    {
      name: 'piece by piece',
      heard: [[{ transcript: ' apa itu ' }], [{ transcript: '' }], [{ transcript: 'web' }], []],
      line: 'apa itu web',
    },
    {
      name: 'on Android, where each piece tells all of it again',
      heard: [final('apa', 0), final('Apa itu', 0), final('apa itu indeks', 0.9)],
      line: 'apa itu indeks',
    },
    {
      name: 'on Android, as far as it was made out',
      heard: [final('apa', 0), final('apa itu', 0)],
      line: 'apa itu',
    },
    {
      name: 'words that were said twice',
      heard: [final('ya', 0.8), final('ya benar', 0.9)],
      line: 'ya ya benar',
    },
  ])('$name', ({ heard, line }) => {
    expect(transcriptOf(heard)).toBe(line);
  });
});

describe('the lines of a picture', () => {
  const measure = (text: string) => text.length;
  it.each([
    { text: 'satu dua tiga', width: 8, lines: ['satu dua', 'tiga'] },
    { text: 'a\n\nb', width: 8, lines: ['a', '', 'b'] },
    { text: 'abcdefghij', width: 4, lines: ['abcd', 'efgh', 'ij'] },
    { text: '', width: 8, lines: [''] },
  ])('of $text', ({ text, width, lines }) => {
    const found = linesOf(text, width, 10, measure);
    expect(found.every((line) => line.length <= width)).toBe(true);
    expect(found.join('').replace(/ /g, '')).toBe(lines.join('').replace(/ /g, ''));
  });

  it('are no more than there is room for', () => {
    const lines = linesOf('kata '.repeat(500), 20, 5, measure);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/ …$/);
  });
});

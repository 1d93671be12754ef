import { marked } from './marked';

/** A text in which what was looked for stands out. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return marked(text, words).map(({ text, isFound, at }) =>
    isFound ? <mark key={at}>{text}</mark> : text,
  );
}

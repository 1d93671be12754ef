import type { Tokens } from 'marked';
import { useContext, useMemo } from 'react';
import { LazyBoundary, lazyPart } from '../../ui/lazy-boundary';
import { AnswerContext } from './answer-context';
import { CodeBlock } from './code-block';
import styles from './markdown.module.css';
import { readQuiz } from './read-quiz';

/** The quiz engine comes with the first test. */
const answerQuiz = lazyPart(() => import('./answer-quiz'));

const TESTS: ReadonlySet<string> = new Set(['kuis', 'quiz']);

/** How models call a test where they do not keep to the name they were told. */
const PERHAPS_TESTS: ReadonlySet<string> = new Set(['', 'json']);

type FencedCodeProps = {
  token: Tokens.Code;
  /** More text may follow that changes it. */
  isOpen: boolean;
};

/** Code between fences; a test that was asked for is one to be taken. */
export function FencedCode({ token, isOpen }: FencedCodeProps) {
  const { isTest } = useContext(AnswerContext);
  const language = token.lang?.split(/\s/)[0] ?? '';
  const mayBeTest = TESTS.has(language) || (isTest && PERHAPS_TESTS.has(language));
  const isWhole = !isOpen || hasEnded(token.raw);
  const questions = useMemo(
    () => (mayBeTest && isWhole ? readQuiz(token.text) : null),
    [mayBeTest, isWhole, token.text],
  );
  const code = <CodeBlock code={token.text} language={language} isOpen={isOpen} />;
  // Half a test would show its own answers.
  if (mayBeTest && !isWhole) return <p className={styles.pending}>Soal sedang disusun…</p>;
  if (questions === null) return code;
  return (
    <LazyBoundary
      part={answerQuiz}
      waiting={<p className={styles.pending}>Soal sedang disiapkan…</p>}
      failed={() => code}
    >
      {(AnswerQuiz) => <AnswerQuiz questions={questions} />}
    </LazyBoundary>
  );
}

/** Whether the fence that closes it has come. */
function hasEnded(raw: string): boolean {
  const [, fence = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? '';
  return fence !== '' && last.startsWith(fence) && !/[^`~]/.test(last);
}

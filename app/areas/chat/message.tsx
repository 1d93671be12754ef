import { memo, useCallback, useMemo, useState } from 'react';
import { useBoot } from '../../core/app-context';
import type { Mention } from '../../sections/study/study';
import { STUDY_WAYS } from '../../sections/study/ways';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AnswerActions, type Version, type Voting } from './answer-actions';
import { AnswerContext } from './answer-context';
import { AnswerText } from './answer-text';
import type { Exchange } from './conversation';
import { ShortenedNote } from './cut-note';
import { followUps } from './follow-ups';
import { LinkedCards } from './linked-cards';
import { linkedPages } from './linked-item';
import styles from './message.module.css';
import { Outcome } from './outcome';
import { type Ask, splitMention } from './page-mention';
import type { Resend } from './session-types';
import { StudyWays } from './study-ways';
import { useSite } from './use-site';

export type AnswerProps = {
  exchange: Exchange;
  /** Whether it was asked for last: what is under way concerns it alone. */
  isCurrent: boolean;
  /** Whether nothing follows it. */
  isLast: boolean;
  isChecking: boolean;
  resend: Resend | null;
  version: Version;
  voting: Voting | undefined;
  onAsk: Ask;
  onAgain: (() => void) | undefined;
  /** Told the whole text of an answer once it is drawn. */
  onDrawn: (text: string) => void;
  onSendWhenOnline: (agrees: boolean) => void;
};

/** What goes on with an answer that was stopped or broke off. */
const GO_ON = 'Lanjutkan jawabanmu dari kalimat terakhir.';

/**
 * What the assistant answers: text as it comes, how it ended, and what can be done with it. Words of
 * another answer change nothing of it.
 */
export const AnswerMessage = memo(Answer, isUnchanged);

/**
 * Whether an answer looks as it did while another one is on its way. No handler of it that could be old
 * is in reach then: without `onAgain` there is nothing to ask, and what votes or chooses goes by ids.
 */
function isUnchanged(before: AnswerProps, after: AnswerProps): boolean {
  const isBeside = [before, after].every(({ isCurrent, onAgain }) => !isCurrent && !onAgain);
  return (
    isBeside &&
    before.exchange === after.exchange &&
    before.isLast === after.isLast &&
    before.onDrawn === after.onDrawn &&
    before.version.number === after.version.number &&
    before.version.total === after.version.total &&
    before.voting?.vote === after.voting?.vote &&
    (before.voting === undefined) === (after.voting === undefined)
  );
}

function Answer(props: AnswerProps) {
  const { exchange, isCurrent, isLast, onAsk, onAgain } = props;
  const { settings } = useBoot();
  const { status, text } = exchange.answer;
  const [hasEnded, onDrawn] = useEnding(exchange, props.onDrawn);
  const asked = useMemo(() => splitMention(exchange.query), [exchange.query]);
  const askNow = onAgain === undefined ? undefined : onAsk;
  const content = useMemo(() => ({ isTest: asked.wantsTest, onAsk: askNow }), [asked, askNow]);
  return (
    <article className={styles.answer} aria-busy={!hasEnded}>
      <img className={styles.mark} src={settings.favicon} alt="" width={32} height={32} />
      <div className={styles.body}>
        <VisuallyHidden>Jawaban asisten: </VisuallyHidden>
        {status === 'waiting' && <Typing />}
        {text !== '' && (
          <AnswerContext value={content}>
            <div data-answer-text={asked.question}>
              <AnswerText text={text} isStreaming={status === 'streaming'} onDrawn={onDrawn} />
            </div>
          </AnswerContext>
        )}
        {status === 'finished' && text === '' && (
          <p className={styles.note}>Asisten tidak memberi jawaban. Coba ubah pertanyaanmu.</p>
        )}
        {exchange.answer.isShortened && <ShortenedNote />}
        {hasEnded && text !== '' && <Cards text={text} />}
        <Outcome
          answer={exchange.answer}
          isChecking={isCurrent && props.isChecking}
          resend={isCurrent ? props.resend : null}
          onAgain={onAgain}
          onContinue={isLast && onAgain ? () => onAsk({ question: GO_ON }) : undefined}
          onSendWhenOnline={isCurrent ? props.onSendWhenOnline : undefined}
        />
        {hasEnded && (text !== '' || status === 'finished' || props.version.total > 1) && (
          <AnswerActions {...props} />
        )}
        {hasEnded && status === 'finished' && onAgain && text !== '' && (
          <StudyWays
            onGo={(way) =>
              onAsk({
                question: STUDY_WAYS[way].question,
                mention: isLast ? null : answerMention(text),
                wantsTest: way === 'test',
              })
            }
          />
        )}
        {isLast && hasEnded && status === 'finished' && onAgain && (
          <FollowUps exchange={exchange} onAsk={onAsk} />
        )}
      </div>
    </article>
  );
}

/**
 * Whether an answer has ended before the visitor's eyes, and what is told the text that is drawn. One that
 * was whole before it came, as another version is, is there with all that belongs to it: nothing may move
 * what is read, nor take the focus.
 */
function useEnding({ key, answer }: Exchange, tell: (text: string) => void) {
  const { status, text } = answer;
  const hasCome = status !== 'waiting' && status !== 'streaming';
  const [seen, setSeen] = useState({ key, isDrawn: hasCome });
  const isOther = seen.key !== key;
  if (isOther) setSeen({ key, isDrawn: hasCome });
  const isDrawn = isOther ? hasCome : seen.isDrawn;
  // Told of text alone that is not on its way any more.
  const onDrawn = useCallback(
    (whole: string) => {
      setSeen({ key, isDrawn: true });
      tell(whole);
    },
    [key, tell],
  );
  return [hasCome && (text === '' || isDrawn), onDrawn] as const;
}

/** So much of an answer tells which one is meant. */
const LONGEST_ANSWER_QUOTE = 400;

function answerMention(text: string): Mention {
  const quote = text.slice(0, LONGEST_ANSWER_QUOTE);
  return { title: '', path: '', quote: quote.length < text.length ? `${quote}…` : quote };
}

function Typing() {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true" data-motion="essential">
        <i data-motion="essential" />
        <i data-motion="essential" />
        <i data-motion="essential" />
      </span>
      <VisuallyHidden>Asisten sedang menyiapkan jawaban</VisuallyHidden>
    </p>
  );
}

function Cards({ text }: { text: string }) {
  const site = useSite();
  const pages = useMemo(() => linkedPages(text, site), [text, site]);
  return <LinkedCards pages={pages} />;
}

/** Questions that lead on. */
function FollowUps({ exchange, onAsk }: { exchange: Exchange; onAsk: Ask }) {
  const { question } = splitMention(exchange.query);
  const questions = followUps(question, exchange.answer.text);
  if (exchange.answer.text === '') return null;
  return (
    <ul className={styles.followUps} aria-label="Pertanyaan lanjutan">
      {questions.map((next) => (
        <li key={next}>
          <button
            type="button"
            className={styles.followUp}
            onClick={() => onAsk({ question: next })}
          >
            {next}
          </button>
        </li>
      ))}
    </ul>
  );
}

// Never rendered at the edge: an answer follows a question.
import { useMemo } from 'react';
import { useBoot } from '../../app-context';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AnswerActions, type Version, type Voting } from './answer-actions';
import { AnswerText } from './answer-text';
import type { Exchange } from './conversation';
import { followUps } from './follow-ups';
import { LinkedCards } from './linked-cards';
import { linkedPages } from './linked-item';
import styles from './message.module.css';
import { Outcome } from './outcome';
import { splitMention } from './page-mention';
import type { Resend } from './session-types';
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
  onAsk: (query: string) => void;
  onAgain: (() => void) | undefined;
  onSendWhenOnline: (agrees: boolean) => void;
};

/** What goes on with an answer that was stopped or broke off. */
const GO_ON = 'Lanjutkan jawabanmu dari kalimat terakhir.';

/** What the assistant answers: text as it comes, how it ended, and what can be done with it. */
export function AnswerMessage(props: AnswerProps) {
  const { exchange, isCurrent, isLast, onAsk, onAgain } = props;
  const { settings } = useBoot();
  const { status, text } = exchange.answer;
  const hasEnded = status !== 'waiting' && status !== 'streaming';
  return (
    <article className={styles.answer} aria-busy={!hasEnded}>
      <img className={styles.mark} src={settings.favicon} alt="" width={32} height={32} />
      <div className={styles.body}>
        <VisuallyHidden>Jawaban asisten: </VisuallyHidden>
        {status === 'waiting' && <Typing />}
        {text !== '' && <AnswerText text={text} isStreaming={status === 'streaming'} />}
        {status === 'finished' && text === '' && (
          <p className={styles.note}>Asisten tidak memberi jawaban. Coba ubah pertanyaanmu.</p>
        )}
        {hasEnded && text !== '' && <Cards text={text} />}
        <Outcome
          answer={exchange.answer}
          isChecking={isCurrent && props.isChecking}
          resend={isCurrent ? props.resend : null}
          onAgain={onAgain}
          onContinue={isLast && onAgain ? () => onAsk(GO_ON) : undefined}
          onSendWhenOnline={isCurrent ? props.onSendWhenOnline : undefined}
        />
        {hasEnded && (text !== '' || status === 'finished' || props.version.total > 1) && (
          <AnswerActions {...props} />
        )}
        {isLast && status === 'finished' && onAgain && (
          <FollowUps exchange={exchange} onAsk={onAsk} />
        )}
      </div>
    </article>
  );
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
function FollowUps({ exchange, onAsk }: { exchange: Exchange; onAsk: (query: string) => void }) {
  const { question } = splitMention(exchange.query);
  const questions = followUps(question, exchange.answer.text);
  if (exchange.answer.text === '') return null;
  return (
    <ul className={styles.followUps} aria-label="Pertanyaan lanjutan">
      {questions.map((next) => (
        <li key={next}>
          <button type="button" className={styles.followUp} onClick={() => onAsk(next)}>
            {next}
          </button>
        </li>
      ))}
    </ul>
  );
}

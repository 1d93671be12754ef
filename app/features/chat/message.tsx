import { useBoot } from '../../app-context';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AnswerText } from './answer-text';
import { ChatIcon } from './chat-icon';
import type { BotMessage, UserMessage } from './conversation';
import { CopyButton } from './copy-button';
import styles from './message.module.css';
import type { Vote, VoteValue } from './votes';

/** What the visitor asked. */
export function Question({ message }: { message: UserMessage }) {
  return (
    <article className={styles.question}>
      <VisuallyHidden>Pertanyaanmu: </VisuallyHidden>
      <p className={styles.plain}>{message.text}</p>
    </article>
  );
}

type AnswerProps = {
  message: BotMessage;
  /** Only the last answer can be asked for again. */
  isLast: boolean;
  isChecking: boolean;
  vote: Vote | undefined;
  onAgain: () => void;
  /** Left out where an answer has no ids to keep a vote under. */
  onVote: ((value: VoteValue) => void) | undefined;
};

/** What the assistant answers: text as it comes, how it ended, and what can be done with it. */
export function AnswerMessage(props: AnswerProps) {
  const { message, isLast, isChecking, onAgain } = props;
  const { settings } = useBoot();
  const { status, text } = message;
  return (
    <article className={styles.answer} aria-busy={status === 'waiting' || status === 'streaming'}>
      <img className={styles.mark} src={settings.favicon} alt="" width={32} height={32} />
      <div className={styles.body}>
        <VisuallyHidden>Jawaban asisten: </VisuallyHidden>
        {status === 'waiting' && <Typing />}
        {text !== '' && <AnswerText text={text} isStreaming={status === 'streaming'} />}
        {status === 'finished' && text === '' && (
          <p className={styles.note}>Asisten tidak memberi jawaban. Coba ubah pertanyaanmu.</p>
        )}
        <Outcome message={message} isChecking={isChecking} onAgain={isLast ? onAgain : undefined} />
        {status === 'finished' && <Actions {...props} />}
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

type OutcomeProps = {
  message: BotMessage;
  isChecking: boolean;
  onAgain: (() => void) | undefined;
};

/** How an answer ended that is not whole, and the way on. */
function Outcome({ message: { status, failure }, isChecking, onAgain }: OutcomeProps) {
  if (status !== 'stopped' && status !== 'broken' && status !== 'failed') return null;
  const title = { stopped: 'Dihentikan', broken: 'Jawaban terputus', failed: 'Belum terkirim' };
  return (
    <div className={styles.outcome} data-status={status}>
      {status !== 'stopped' && <Icon name="warning" size={20} />}
      <div className={styles.outcomeText}>
        <p className={styles.outcomeTitle}>{title[status]}</p>
        {failure && <p>{failure.message}</p>}
        {isChecking && <p>Memeriksa apakah jawaban lengkapnya tersimpan…</p>}
      </div>
      {onAgain && (
        <Button variant="secondary" size="small" icon="refresh" onClick={onAgain}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

function Actions({ message, isLast, vote, onAgain, onVote }: AnswerProps) {
  return (
    <div className={styles.actions}>
      {message.text !== '' && <CopyButton text={message.text} label="Salin" />}
      {isLast && (
        <button type="button" className={styles.action} onClick={onAgain}>
          <Icon name="refresh" size={18} />
          Jawab ulang
        </button>
      )}
      {onVote && (
        <>
          <VoteButton value="up" vote={vote} onVote={onVote} label="Jawaban membantu" />
          <VoteButton value="down" vote={vote} onVote={onVote} label="Jawaban kurang membantu" />
        </>
      )}
    </div>
  );
}

type VoteButtonProps = {
  value: VoteValue;
  vote: Vote | undefined;
  label: string;
  onVote: (value: VoteValue) => void;
};

function VoteButton({ value, vote, label, onVote }: VoteButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      aria-pressed={vote?.value === value}
      aria-haspopup="dialog"
      onClick={() => onVote(value)}
    >
      <ChatIcon name={value === 'up' ? 'thumb-up' : 'thumb-down'} />
    </button>
  );
}

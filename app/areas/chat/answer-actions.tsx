import { browserOnly } from '../../router/chunk-guard';
import { Icon } from '../../ui/icon';
import { ChatIcon } from './chat-icon';
import type { Exchange } from './conversation';
import { CopyButton } from './copy-button';
import { KeepNoteButton } from './keep-note';
import styles from './message.module.css';
import { splitMention } from './page-mention';
import { ShareAnswerButton } from './share-answer-button';
import { SpeakButton } from './speak-button';
import type { Vote, VoteValue } from './votes';

/** What makes plain text comes when some is copied. */
const loadPlain = browserOnly(() => import('./plain-answer'));

/** Which of several answers to a question is shown. */
export interface Version {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** Shows another one, by its number. */
  readonly choose: (number: number) => void;
}

export interface Voting {
  readonly vote: Vote | undefined;
  /** Saves a thumb, or withdraws the one that was given. */
  readonly press: (value: VoteValue) => void;
  /** Opens the modal for the reasons. */
  readonly explain: () => void;
}

type ActionsProps = {
  exchange: Exchange;
  version: Version;
  /** Left out where an answer has no ids to keep a vote under. */
  voting: Voting | undefined;
  /** Left out while something else is being answered. */
  onAgain: (() => void) | undefined;
};

/** What can be done with an answer that has ended. */
export function AnswerActions({ exchange, version, voting, onAgain }: ActionsProps) {
  const { text, status } = exchange.answer;
  const { question } = splitMention(exchange.query);
  return (
    <div className={styles.actions}>
      {version.total > 1 && <VersionPager {...version} />}
      {text !== '' && (
        <>
          <CopyButton text={async () => (await loadPlain()).plainAnswer(text)} label="Salin" />
          <CopyButton text={text} label="Salin Markdown" />
          <KeepNoteButton
            passage={async () => (await loadPlain()).plainAnswer(text)}
            question={question}
          />
          <SpeakButton name={String(exchange.key)} text={text} />
          <ShareAnswerButton question={question} answer={text} />
        </>
      )}
      {onAgain && status === 'finished' && (
        <button type="button" className={styles.action} onClick={onAgain}>
          <Icon name="refresh" size={18} />
          Jawab ulang
        </button>
      )}
      {voting && <VoteButtons {...voting} />}
    </div>
  );
}

function VersionPager({ number, total, choose }: Version) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no form controls.
    <div className={styles.versions} role="group" aria-label="Versi jawaban">
      <button
        type="button"
        className={styles.action}
        aria-label="Versi sebelumnya"
        aria-disabled={number === 1}
        onClick={() => number > 1 && choose(number - 1)}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <span>
        {number}/{total}
      </span>
      <button
        type="button"
        className={styles.action}
        aria-label="Versi berikutnya"
        aria-disabled={number === total}
        onClick={() => number < total && choose(number + 1)}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </div>
  );
}

function VoteButtons({ vote, press, explain }: Voting) {
  return (
    <>
      <VoteButton value="up" vote={vote} onPress={press} label="Jawaban membantu" />
      <VoteButton value="down" vote={vote} onPress={press} label="Jawaban kurang membantu" />
      {vote && (
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={explain}>
          {vote.reasons.length > 0 || vote.comment !== '' ? 'Ubah alasan' : 'Tambah alasan'}
        </button>
      )}
    </>
  );
}

type VoteButtonProps = {
  value: VoteValue;
  vote: Vote | undefined;
  label: string;
  onPress: (value: VoteValue) => void;
};

function VoteButton({ value, vote, label, onPress }: VoteButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      aria-pressed={vote?.value === value}
      onClick={() => onPress(value)}
    >
      <ChatIcon name={value === 'up' ? 'thumb-up' : 'thumb-down'} />
    </button>
  );
}

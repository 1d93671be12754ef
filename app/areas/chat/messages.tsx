import { Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorState, Loading, Skeleton } from '../../ui/feedback';
import { Stack } from '../../ui/layout';
import type { Voting } from './answer-actions';
import {
  type Conversation,
  currentExchange,
  type Exchange,
  isActive,
  shownExchanges,
  versionsOf,
} from './conversation';
import { AnswerMessage } from './message';
import styles from './message.module.css';
import type { Ask } from './page-mention';
import { Question } from './question';
import type { ChatSnapshot, Opening } from './session-types';
import { SignIn } from './sign-in';
import { useAssistant } from './use-assistant';
import type { Chat } from './use-chat';
import { useScrollAnchor } from './use-scroll-anchor';
import { VoteDialog } from './vote-dialog';
import { Welcome } from './welcome';

export type MessagesProps = {
  chat: Chat;
  /** A conversation that is named by the address, and not being opened yet. */
  isAwaited: boolean;
  onAsk: Ask;
  /** Asks a question again, or in other words. */
  onAgain: (key: number, query?: string) => void;
  /** Does again what was refused or could not be opened. */
  onResume: (isOther: boolean) => void;
  /** Begins a new conversation. */
  onNew: () => void;
  /** Told the text of the answer that was asked for last, once it is drawn. */
  onDrawn: (text: string) => void;
};

/** What the log shows: the conversation, or what stands in its place. */
export function Messages(props: MessagesProps) {
  const { chat, isAwaited, onAsk, onResume, onNew } = props;
  const { conversation, opening } = chat.snapshot;
  const [, { who, isOver, asksWho }] = useAssistant();
  if (opening) return <OpeningState opening={opening} onResume={onResume} onNew={onNew} />;
  if (conversation.status !== 'idle') return <ConversationView {...props} />;
  if (isAwaited) return <MessagesSkeleton />;
  if ((who === null && asksWho) || isOver) {
    return <SignIn lead="Asisten perlu tahu siapa yang bertanya." onSignedIn={onResume} />;
  }
  return (
    <Suspense fallback={<MessagesSkeleton />}>
      <Welcome onAsk={(question) => onAsk({ question })} />
    </Suspense>
  );
}

type OpeningStateProps = Pick<MessagesProps, 'onResume' | 'onNew'> & { opening: Opening };

/** An old conversation that is not there yet. */
function OpeningState({ opening: { failure }, onResume, onNew }: OpeningStateProps) {
  if (failure === null) return <MessagesSkeleton />;
  if (failure.statusCode === 401) {
    return <SignIn takesFocus lead="Percakapan ini tersimpan di akunmu." onSignedIn={onResume} />;
  }
  return (
    <div className={styles.missing}>
      <ErrorState
        title="Percakapan belum bisa dibuka"
        message={failure.message}
        onRetry={() => onResume(false)}
      />
      <Button variant="ghost" onClick={onNew}>
        Mulai percakapan baru
      </Button>
    </div>
  );
}

function MessagesSkeleton() {
  return (
    <Loading label="Memuat percakapan">
      <Stack gap={4}>
        <Stack gap={1}>
          <Skeleton width="60%" height="3rem" />
          <Skeleton height="6rem" />
        </Stack>
        <Stack gap={1}>
          <Skeleton width="45%" height="3rem" />
          <Skeleton height="9rem" />
        </Stack>
      </Stack>
    </Loading>
  );
}

const NO_REASON = { reasons: [], comment: '' };

function ConversationView({ chat, onAsk, onAgain, onResume, onDrawn }: MessagesProps) {
  const { session, snapshot } = chat;
  const { conversation, isChecking, resend, votes } = snapshot;
  const { conversationId } = conversation;
  const [explained, setExplained] = useState('');
  const shown = shownExchanges(conversation);
  const isBusy = isActive(conversation);
  const needsSignIn = currentExchange(conversation)?.answer.failure?.statusCode === 401;

  const votingOn = (messageId: string): Voting | undefined => {
    if (conversationId === '' || messageId === '') return undefined;
    const vote = votes[messageId];
    return {
      vote,
      press: (value) =>
        session.vote(messageId, vote?.value === value ? null : { ...NO_REASON, value }),
      explain: () => setExplained(messageId),
    };
  };
  return (
    <>
      <OlderMessages
        older={snapshot.older}
        first={shown[0]?.key}
        onLoad={() => session.loadOlder()}
      />
      {shown.map((exchange) => {
        const { key, query, answer } = exchange;
        const isCurrent = key === conversation.current;
        const again = isBusy ? undefined : (changed?: string) => onAgain(key, changed);
        const isRefused = isCurrent && needsSignIn && answer.text === '';
        return (
          // Versions of one question take one another's place: what has the focus keeps it.
          <div key={versionsOf(conversation, exchange)[0]} className={styles.exchange}>
            <Question query={query} onEdit={again} />
            {!isRefused && (
              <AnswerMessage
                exchange={exchange}
                isCurrent={isCurrent}
                isLast={key === conversation.leaf}
                isChecking={isChecking}
                resend={resend}
                version={versionOf(conversation, exchange, (chosen) => session.choose(chosen))}
                voting={votingOn(answer.messageId)}
                onAsk={onAsk}
                onAgain={again && (() => again())}
                onDrawn={isCurrent ? onDrawn : quiet}
                onSendWhenOnline={(agrees) => session.sendWhenOnline(agrees)}
              />
            )}
          </div>
        );
      })}
      {needsSignIn && <SignIn takesFocus lead={LEAD} onSignedIn={onResume} />}
      <VoteDialog
        initial={votes[explained] ?? null}
        onSave={(vote) => {
          session.vote(explained, vote);
          setExplained('');
        }}
        onClose={() => setExplained('')}
      />
    </>
  );
}

const quiet = () => {};

const LEAD = 'Pertanyaanmu sudah disimpan dan akan dikirim begitu kamu masuk.';

function versionOf(conversation: Conversation, exchange: Exchange, choose: (key: number) => void) {
  const keys = versionsOf(conversation, exchange);
  return {
    number: keys.indexOf(exchange.key) + 1,
    total: keys.length,
    choose: (number: number) => {
      const key = keys[number - 1];
      if (key !== undefined) choose(key);
    },
  };
}

type OlderProps = {
  older: ChatSnapshot['older'];
  /** The key of the first exchange that is shown, by which older ones are noticed. */
  first: number | undefined;
  onLoad: () => void;
};

/** The way to what was said before. */
function OlderMessages({ older, first, onLoad }: OlderProps) {
  const [box, keepPlace] = useScrollAnchor(first);
  const load = () => {
    keepPlace();
    onLoad();
  };
  if (older === 'none') return <div ref={box} />;
  return (
    <div ref={box} className={styles.older}>
      {older === 'failed' && <p role="status">Pesan sebelumnya belum bisa dimuat.</p>}
      <Button variant="secondary" size="small" loading={older === 'loading'} onClick={load}>
        Muat pesan sebelumnya
      </Button>
    </div>
  );
}

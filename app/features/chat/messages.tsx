import { useState } from 'react';
import { ErrorState, Loading, Skeleton } from '../../ui/feedback';
import { Stack } from '../../ui/layout';
import { type BotMessage, lastAnswer } from './conversation';
import { AnswerMessage, Question } from './message';
import type { Opening } from './session-types';
import { SignIn } from './sign-in';
import type { Chat } from './use-chat';
import { useVotes } from './use-votes';
import { VoteDialog } from './vote-dialog';
import type { Vote, VoteValue } from './votes';
import { Welcome } from './welcome';

type MessagesProps = {
  chat: Chat;
  onAsk: (query: string) => void;
  /** Asks the last question again. */
  onAgain: () => void;
  /** Does again what was refused or could not be opened. */
  onResume: () => void;
};

/** What the log shows: the conversation, or what stands in its place. */
export function Messages(props: MessagesProps) {
  const { chat, onAsk, onResume } = props;
  const { conversation, opening } = chat.snapshot;
  if (opening) return <OpeningState opening={opening} onResume={onResume} />;
  if (conversation.status === 'idle') return <Welcome onAsk={onAsk} />;
  return <ConversationView {...props} />;
}

/** An old conversation that is not there yet. */
function OpeningState({ opening, onResume }: { opening: Opening; onResume: () => void }) {
  const { failure } = opening;
  if (failure === null) return <MessagesSkeleton />;
  if (failure.statusCode === 401) return <SignIn onSignedIn={onResume} />;
  return (
    <ErrorState title="Percakapan belum bisa dibuka" message={failure.message} onRetry={onResume} />
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

const NO_VOTE = { reasons: [], comment: '' };

function ConversationView({ chat: { snapshot, store }, onAgain, onResume }: MessagesProps) {
  const { conversation, isChecking } = snapshot;
  const { conversationId, messages } = conversation;
  const [votes, setVote] = useVotes(store, conversationId);
  const [voting, setVoting] = useState<{ messageId: string; vote: Vote } | null>(null);
  const last = lastAnswer(conversation);
  const needsSignIn = last?.status === 'failed' && last.failure?.statusCode === 401;

  const begin = ({ messageId }: BotMessage, value: VoteValue) => {
    const before = votes[messageId];
    const vote = before?.value === value ? before : { ...NO_VOTE, value };
    setVoting({ messageId, vote });
  };
  const save = (vote: Vote | null) => {
    if (voting) setVote(voting.messageId, vote);
    setVoting(null);
  };

  return (
    <>
      {(needsSignIn ? messages.slice(0, -1) : messages).map((message) =>
        message.role === 'user' ? (
          <Question key={message.key} message={message} />
        ) : (
          <AnswerMessage
            key={message.key}
            message={message}
            isLast={message === last}
            isChecking={isChecking && message === last}
            vote={votes[message.messageId]}
            onAgain={onAgain}
            onVote={
              conversationId !== '' && message.messageId !== ''
                ? (value) => begin(message, value)
                : undefined
            }
          />
        ),
      )}
      {needsSignIn && <SignIn onSignedIn={onResume} />}
      <VoteDialog
        initial={voting?.vote ?? null}
        isChange={voting !== null && votes[voting.messageId] !== undefined}
        onSave={save}
        onClose={() => setVoting(null)}
      />
    </>
  );
}

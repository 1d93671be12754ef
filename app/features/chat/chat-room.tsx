import type { KeyboardEvent, RefObject } from 'react';
import { Notice } from '../../ui/feedback';
import { Announcer } from './announcer';
import { preloadMarkdown } from './answer-text';
import { BehindNotice } from './behind-notice';
import styles from './chat-view.module.css';
import { Composer } from './composer';
import { isActive, unansweredQuestion } from './conversation';
import { Log } from './log';
import { Messages } from './messages';
import { splitMention, withMention } from './page-mention';
import type { Chat } from './use-chat';
import { draftPlace, useDraft } from './use-draft';
import type { PageMention } from './use-mention';
import { useStickToBottom } from './use-stick-to-bottom';

type ChatRoomProps = {
  chat: Chat;
  mention: PageMention;
  /** A conversation that is named by the address, and not being opened yet. */
  isAwaited?: boolean;
  /** The control that questions are written in, and the log; for who moves the focus. */
  control: RefObject<HTMLTextAreaElement | null>;
};

/** The conversation, what is to be told beside it, and where questions are written. */
export function ChatRoom({ chat, mention, isAwaited = false, control }: ChatRoomProps) {
  const { session, snapshot } = chat;
  const { conversation } = snapshot;
  const unanswered = splitMention(unansweredQuestion(conversation)).question;
  const [draft, setDraft] = useDraft(draftPlace(snapshot), unanswered);
  const following = useStickToBottom(conversation.status !== 'idle' || snapshot.opening !== null);
  const { scroller, scrollToBottom } = following;
  const isAnswering = isActive(conversation);

  const send = (query: string) => {
    preloadMarkdown();
    session.ask(query);
    scrollToBottom();
  };
  /** For actions whose own control is gone once they are taken. */
  const keepingFocus = (action: () => void) => {
    action();
    moveFocus(control.current, scroller.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || !isAnswering || isInDialog) return;
    event.preventDefault();
    event.stopPropagation();
    keepingFocus(() => session.stop());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the answer wherever the focus is.
    <div className={styles.room} onKeyDown={onKeyDown}>
      <Log following={following}>
        <Messages
          chat={chat}
          isAwaited={isAwaited}
          onAsk={(query) => keepingFocus(() => send(query))}
          onAgain={(key, query) => keepingFocus(() => session.askAgain(key, query))}
          onResume={(isOther) => keepingFocus(() => session.resume(isOther))}
        />
      </Log>
      <Notices chat={chat} onShow={() => keepingFocus(() => session.showBehind())} />
      <Composer
        control={control}
        draft={draft}
        onChange={setDraft}
        onSend={(query) => {
          setDraft('');
          send(withMention(query, mention.attached));
          mention.detach();
          control.current?.focus();
        }}
        onStop={() => keepingFocus(() => session.stop())}
        isAnswering={isAnswering}
        mention={mention}
      />
      <Announcer conversation={conversation} />
    </div>
  );
}

/** What went wrong beside the conversation, and what goes on behind it. */
function Notices({ chat, onShow }: { chat: Chat; onShow: () => void }) {
  const { notice, behind } = chat.snapshot;
  return (
    <>
      {notice && (
        <div className={styles.notice}>
          <Notice tone="warning">{notice}</Notice>
        </div>
      )}
      {behind && (
        <div className={styles.notice}>
          <BehindNotice behind={behind} onShow={onShow} />
        </div>
      )}
    </>
  );
}

/** On a touch screen the composer would bring the keyboard up, over what there is to read. */
function moveFocus(composer: HTMLElement | null, log: HTMLElement | null) {
  const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
  (hasKeyboard ? composer : log)?.focus({ preventScroll: true });
}

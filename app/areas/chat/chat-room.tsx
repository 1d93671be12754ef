import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clock } from '../../core/clock';
import { useStudy } from '../../sections/study/use-study';
import { STUDY_WAYS } from '../../sections/study/ways';
import { Notice } from '../../ui/feedback';
import { Announcer } from './announcer';
import { AnswerSelection } from './answer-selection';
import { preloadMarkdown } from './answer-text';
import { BackgroundNotice } from './background-notice';
import styles from './chat-view.module.css';
import { Composer } from './composer';
import { isActive, unansweredQuestion } from './conversation';
import { isComposing } from './input-method';
import { Log } from './log';
import { Messages } from './messages';
import { type Ask, askedText, splitMention } from './page-mention';
import { standingFor, usePlaceTold } from './study-place';
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
  const [drawn, setDrawn] = useState('');
  const told = usePlaceTold();
  const standing = standingFor(told, conversation);

  const send: Ask = (asked) => {
    preloadMarkdown();
    session.ask(askedText({ mention: null, wantsTest: false, ...asked, standing }));
    scrollToBottom();
  };
  useWanted(control, send);
  /** For actions whose own control is gone once they are taken. */
  const keepingFocus = (action: () => void) => {
    action();
    moveFocus(control.current, scroller.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || !isAnswering || isInDialog) return;
    if (isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    keepingFocus(() => session.stop());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the answer wherever the focus is.
    <div className={styles.room} data-scripted="" onKeyDown={onKeyDown}>
      <Log following={following}>
        <Messages
          chat={chat}
          isAwaited={isAwaited}
          onAsk={(asked) => keepingFocus(() => send(asked))}
          onAgain={(key, query) => keepingFocus(() => session.askAgain(key, query))}
          onDrawn={setDrawn}
          onResume={(isOther) => keepingFocus(() => session.resume(isOther))}
          onNew={() => keepingFocus(() => session.clear())}
        />
      </Log>
      <AnswerSelection />
      <Notices chat={chat} onShow={() => keepingFocus(() => session.showBackground())} />
      <Composer
        control={control}
        draft={draft}
        onChange={setDraft}
        onSend={(query) => {
          setDraft('');
          send({ question: query, mention: mention.attached });
          mention.detach();
          control.current?.focus();
        }}
        onStop={() => keepingFocus(() => session.stop())}
        isAnswering={isAnswering}
        mention={mention}
        told={told}
        alongside={
          askedText({ mention: mention.attached, standing, question: '', wantsTest: false }).length
        }
      />
      <Announcer conversation={conversation} drawn={drawn} />
    </div>
  );
}

/** A press on a way to go on is about now: what comes much later would surprise. */
const AT_ONCE_MS = 60_000;

/** Asks what was wanted outside with one press, or has the visitor write about it. */
function useWanted(control: RefObject<HTMLTextAreaElement | null>, send: Ask) {
  const [study, { wanted }] = useStudy();
  const askAtOnce = useEffectEvent(send);
  useEffect(() => {
    if (wanted === null) return;
    const { way, mention, at } = wanted;
    if (way === null) return control.current?.focus();
    study.take();
    if (clock.now() - at > AT_ONCE_MS) return;
    askAtOnce({ mention, question: STUDY_WAYS[way].question, wantsTest: way === 'test' });
  }, [study, wanted, control]);
}

/** What went wrong beside the conversation, and what goes on behind it. */
function Notices({ chat, onShow }: { chat: Chat; onShow: () => void }) {
  const { notice, background } = chat.snapshot;
  return (
    <>
      {notice && (
        <div className={styles.notice}>
          <Notice tone="warning">{notice}</Notice>
        </div>
      )}
      {background && (
        <div className={styles.notice}>
          <BackgroundNotice background={background} onShow={onShow} />
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

import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { SKIP_FOCUS } from '../../router/quiet';
import { LengthNote } from '../../sections/forms/length-note';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { saveFile } from '../../ui/save-file';
import { ChatIcon } from './chat-icon';
import type { ConversationSummary } from './conversation-record';
import { type ExportFormat, exportName, exportText } from './export-conversation';
import { nameOf } from './history-days';
import styles from './history-panel.module.css';
import { isComposing } from './input-method';
import type { ChatSession } from './session-types';

type HistoryRowProps = {
  session: ChatSession;
  entry: ConversationSummary;
  isCurrent: boolean;
  href: string | undefined;
  /** How its answer stands that goes on while another conversation is shown. */
  mark: string | undefined;
  /** It has moved to another place in the list, and its control with it. */
  takesFocus: boolean;
  onMoved: (conversationId: string) => void;
  onRemove: (conversationId: string) => void;
  onOpen: (conversationId: string) => void;
};

/** One conversation: its name leads to it, its menu does the rest. Other rows change nothing of it. */
export const HistoryRow = memo((props: HistoryRowProps) => {
  const { session, entry, isCurrent, href, mark, takesFocus } = props;
  const { conversation_id: id } = entry;
  const onOpen = () => props.onOpen(id);
  const [state, setState] = useState<'closed' | 'open' | 'renaming'>('closed');
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const name = nameOf(entry);
  const current = isCurrent || undefined;
  useEffect(() => {
    if (takesFocus) toggle.current?.focus();
  }, [takesFocus]);
  const close = () => {
    setState('closed');
    toggle.current?.focus();
  };
  return (
    <li className={styles.row} data-current={current}>
      <div className={styles.line}>
        {href === undefined ? (
          <button type="button" className={styles.open} aria-current={current} onClick={onOpen}>
            {name}
          </button>
        ) : (
          <AppLink
            to={href}
            state={SKIP_FOCUS}
            viewTransition={false}
            className={styles.open}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpen}
          >
            {name}
          </AppLink>
        )}
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <button
          ref={toggle}
          type="button"
          className={styles.more}
          aria-label={`Menu percakapan: ${name}`}
          aria-expanded={state !== 'closed'}
          aria-controls={menuId}
          onClick={() => setState(state === 'closed' ? 'open' : 'closed')}
        >
          <ChatIcon name="more" />
        </button>
      </div>
      <div id={menuId}>
        {state === 'open' && (
          <RowMenu
            session={session}
            entry={entry}
            onRename={() => setState('renaming')}
            onDone={close}
            onMoved={() => props.onMoved(id)}
            onRemove={() => props.onRemove(id)}
          />
        )}
        {state === 'renaming' && <RenameForm session={session} entry={entry} onDone={close} />}
      </div>
    </li>
  );
});

type RowMenuProps = {
  session: ChatSession;
  entry: ConversationSummary;
  onRename: () => void;
  onDone: () => void;
  onMoved: () => void;
  onRemove: () => void;
};

function RowMenu(props: RowMenuProps) {
  const { entry, onRename, onDone, onMoved, onRemove } = props;
  const { session } = props;
  const [problem, setProblem] = useState('');
  const { conversation_id: conversationId, is_pinned: isPinned } = entry;
  const save = async (format: ExportFormat) => {
    setProblem('');
    const items = await session.messagesOf(conversationId).catch(() => null);
    if (items === null || 'status' in items) {
      return setProblem(items?.message ?? 'Percakapan belum bisa diunduh.');
    }
    const title = nameOf(entry);
    const type = format === 'json' ? 'application/json' : 'text/markdown';
    saveFile(exportName(title, format), exportText({ title, conversationId, items }, format), type);
  };
  return (
    <ul className={styles.menu}>
      <MenuItem onPress={onRename}>Ganti nama</MenuItem>
      <MenuItem
        onPress={() => {
          onDone();
          onMoved();
          session.pin(conversationId, !isPinned);
        }}
      >
        {isPinned ? 'Lepas sematan' : 'Sematkan'}
      </MenuItem>
      <MenuItem onPress={() => void save('md')}>Unduh Markdown</MenuItem>
      <MenuItem onPress={() => void save('json')}>Unduh JSON</MenuItem>
      <MenuItem onPress={onRemove}>Hapus</MenuItem>
      {problem !== '' && <li role="alert">{problem}</li>}
    </ul>
  );
}

function MenuItem({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        {children}
      </button>
    </li>
  );
}

const LONGEST_TITLE = 100;

function RenameForm({
  session,
  entry,
  onDone,
}: Pick<RowMenuProps, 'session' | 'entry' | 'onDone'>) {
  const [title, setTitle] = useState(nameOf(entry));
  const isTooLong = [...title.trim()].length > LONGEST_TITLE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    session.rename(entry.conversation_id, title);
    onDone();
  };
  return (
    <form method="post" className={styles.rename} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to write here.
        autoFocus
        value={title}
        aria-label="Nama percakapan"
        aria-invalid={isTooLong || undefined}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          // What lies below would be closed with it.
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" size="small">
        Simpan
      </Button>
      <LengthNote text={title.trim()} most={LONGEST_TITLE} />
    </form>
  );
}

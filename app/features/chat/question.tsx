// Never rendered at the edge: somebody has to ask it.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/input';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LONGEST_QUESTION } from './ask';
import { ChatIcon } from './chat-icon';
import styles from './message.module.css';
import { type Mention, splitMention, withMention } from './page-mention';

type QuestionProps = {
  query: string;
  /** Left out while it cannot be asked in other words. */
  onEdit: ((query: string) => void) | undefined;
};

/** What the visitor asked, with the page it is about, and the way to ask it in other words. */
export function Question({ query, onEdit }: QuestionProps) {
  const { mention, question } = splitMention(query);
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setIsEditing(false));
    edit.current?.focus();
  };
  if (isEditing && onEdit) {
    return (
      <EditForm
        question={question}
        onCancel={cancel}
        onSend={(changed) => {
          setIsEditing(false);
          onEdit(withMention(changed, mention));
        }}
      />
    );
  }
  return (
    <article className={styles.question}>
      <VisuallyHidden>Pertanyaanmu: </VisuallyHidden>
      {mention && <MentionLine mention={mention} />}
      <p className={styles.plain}>{question}</p>
      {onEdit && (
        <button
          ref={edit}
          type="button"
          className={styles.edit}
          aria-label="Ubah pertanyaan"
          onClick={() => setIsEditing(true)}
        >
          <ChatIcon name="edit" size={16} />
        </button>
      )}
    </article>
  );
}

function MentionLine({ mention: { title, path } }: { mention: Mention }) {
  return (
    <p className={styles.mention}>
      Tentang <AppLink to={path}>{title}</AppLink>
    </p>
  );
}

type EditFormProps = {
  question: string;
  onSend: (question: string) => void;
  onCancel: () => void;
};

function EditForm({ question, onSend, onCancel }: EditFormProps) {
  const [text, setText] = useState(question);
  const changed = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed !== '') onSend(changed);
  };
  return (
    <form method="post" className={styles.editForm} onSubmit={submit}>
      <Textarea
        autoFocus
        rows={3}
        value={text}
        maxLength={LONGEST_QUESTION}
        aria-label="Ubah pertanyaanmu"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className={styles.editButtons}>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" size="small">
          Tanya lagi
        </Button>
      </div>
    </form>
  );
}

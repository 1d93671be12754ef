import { type FormEvent, memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LengthNote } from '../../sections/forms/length-note';
import type { Mention } from '../../sections/study/study';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/input';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { LONGEST_QUESTION } from './ask';
import { ChatIcon } from './chat-icon';
import { isComposing } from './input-method';
import styles from './message.module.css';
import { askedText, splitMention } from './page-mention';

type QuestionProps = {
  query: string;
  /** Left out while it cannot be asked in other words. */
  onEdit: ((query: string) => void) | undefined;
};

/** What the visitor asked, with the page it is about, and the way to ask it in other words. */
export const Question = memo(({ query, onEdit }: QuestionProps) => {
  const asked = splitMention(query);
  const { mention, standing, question } = asked;
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
        longest={LONGEST_QUESTION - [...askedText({ ...asked, question: '' })].length}
        onCancel={cancel}
        onSend={(changed) => {
          setIsEditing(false);
          onEdit(askedText({ ...asked, question: changed }));
        }}
      />
    );
  }
  return (
    <article className={styles.question}>
      <VisuallyHidden>Pertanyaanmu: </VisuallyHidden>
      {mention && <MentionLine mention={mention} />}
      {standing !== '' && <p className={styles.mention}>Posisi belajarmu: {standing}</p>}
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
});

function MentionLine({ mention: { title, path, quote } }: { mention: Mention }) {
  return (
    <div className={styles.mention}>
      <p>Tentang {path === '' ? 'jawaban asisten' : <AppLink to={path}>{title}</AppLink>}</p>
      {quote !== '' && <Quote text={quote} />}
    </div>
  );
}

/** More of a passage than this is shown when it is wanted. */
const LONGEST_SHOWN = 240;

function Quote({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= LONGEST_SHOWN);
  return (
    <>
      <blockquote className={styles.quote}>
        {isWhole ? text : `${text.slice(0, LONGEST_SHOWN).trimEnd()}…`}
      </blockquote>
      {text.length > LONGEST_SHOWN && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Ringkas kutipan' : 'Seluruh kutipan'}
        </button>
      )}
    </>
  );
}

type EditFormProps = {
  question: string;
  longest: number;
  onSend: (question: string) => void;
  onCancel: () => void;
};

function EditForm({ question, longest, onSend, onCancel }: EditFormProps) {
  const [text, setText] = useState(question);
  const changed = text.trim();
  const isTooLong = [...changed].length > longest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed !== '' && !isTooLong) onSend(changed);
  };
  return (
    <form method="post" className={styles.editForm} onSubmit={submit}>
      <Textarea
        autoFocus
        rows={3}
        value={text}
        aria-label="Ubah pertanyaanmu"
        aria-invalid={isTooLong || undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <LengthNote text={changed} most={longest} />
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

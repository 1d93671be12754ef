import { type FormEvent, useState } from 'react';
import { LengthNote } from '../../sections/forms/length-note';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { Field } from '../../ui/field';
import { Textarea } from '../../ui/input';
import { Dialog } from '../../ui/late/dialog';
import { Option } from '../../ui/one-of';
import { ChatIcon } from './chat-icon';
import styles from './vote-dialog.module.css';
import { LONGEST_COMMENT, REASONS, type Vote, type VoteValue } from './votes';

type VoteDialogProps = {
  /** The vote that was given; null keeps the dialog closed. */
  initial: Vote | null;
  onSave: (vote: Vote | null) => void;
  onClose: () => void;
};

/** The vote modal: reasons for a thumb that is given already, and the way to change or withdraw it. */
export function VoteDialog({ initial, onSave, onClose }: VoteDialogProps) {
  return (
    <Dialog open={initial !== null} onClose={onClose} title="Nilai jawaban ini">
      {initial && <VoteForm initial={initial} onSave={onSave} />}
    </Dialog>
  );
}

type VoteFormProps = Omit<VoteDialogProps, 'initial' | 'onClose'> & { initial: Vote };

function VoteForm({ initial, onSave }: VoteFormProps) {
  const [vote, setVote] = useState(initial);
  const comment = vote.comment.trim();
  const isTooLong = [...comment].length > LONGEST_COMMENT;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) onSave({ ...vote, comment });
  };
  // Reasons for one side make no sense for the other.
  const choose = (value: VoteValue) =>
    setVote({ ...vote, value, reasons: value === initial.value ? initial.reasons : [] });

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <fieldset className={styles.thumbs}>
        <legend>Apakah jawaban ini membantu?</legend>
        <Thumb value="up" chosen={vote.value} onChoose={choose} label="Membantu" />
        <Thumb value="down" chosen={vote.value} onChoose={choose} label="Kurang membantu" />
      </fieldset>
      <Reasons vote={vote} onChange={(reasons) => setVote({ ...vote, reasons })} />
      <Field label="Ceritakan lebih lanjut">
        {(control) => (
          <>
            <Textarea
              {...control}
              rows={3}
              value={vote.comment}
              aria-invalid={isTooLong || undefined}
              onChange={(event) => setVote({ ...vote, comment: event.target.value })}
            />
            <LengthNote text={comment} most={LONGEST_COMMENT} />
          </>
        )}
      </Field>
      <p className={styles.where}>
        Penilaian disimpan di perangkat ini saja, bersama percakapannya, dan belum dikirim ke siapa
        pun.
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => onSave(null)}>
          Hapus penilaian
        </Button>
        <Button type="submit">Simpan penilaian</Button>
      </div>
    </form>
  );
}

type ThumbProps = {
  value: VoteValue;
  chosen: VoteValue;
  label: string;
  onChoose: (value: VoteValue) => void;
};

function Thumb({ value, chosen, label, onChoose }: ThumbProps) {
  return (
    <Option
      name="vote"
      value={value}
      isChosen={chosen === value}
      onChoose={() => onChoose(value)}
      className={styles.thumb}
    >
      <ChatIcon name={value === 'up' ? 'thumb-up' : 'thumb-down'} size={22} />
      {label}
    </Option>
  );
}

type ReasonsProps = { vote: Vote; onChange: (reasons: readonly string[]) => void };

function Reasons({ vote, onChange }: ReasonsProps) {
  const toggle = (reason: string) =>
    onChange(
      vote.reasons.includes(reason)
        ? vote.reasons.filter((chosen) => chosen !== reason)
        : [...vote.reasons, reason],
    );
  return (
    <fieldset className={styles.reasons}>
      <legend>
        Alasannya <span>(opsional)</span>
      </legend>
      {REASONS[vote.value].map((reason) => (
        <Checkbox
          key={reason}
          checked={vote.reasons.includes(reason)}
          onChange={() => toggle(reason)}
          className={styles.reason}
        >
          {reason}
        </Checkbox>
      ))}
    </fieldset>
  );
}

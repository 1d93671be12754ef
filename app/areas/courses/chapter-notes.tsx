import { LengthNote } from '../../sections/forms/length-note';
import { useNotes } from '../../sections/study/notes';
import { Field } from '../../ui/field';
import { Textarea } from '../../ui/input';
import styles from './chapter-work.module.css';

/** As long as a note should be; a page of writing. What is longer is kept, and said. */
const LONGEST = 8000;

const KEPT = 'Tersimpan sendiri, hanya di peramban ini.';
const UNKEPT =
  'Belum tersimpan di perangkat ini: penyimpanan peramban penuh. Salin catatanmu dulu ke tempat lain.';

/** The visitor's own notes on a chapter, kept in this browser with each letter; answers may be among them. */
export function ChapterNotes({ chapter }: { chapter: string }) {
  const [notes, text] = useNotes(chapter);
  const isKept = notes.isKept(chapter);
  return (
    <section aria-label="Catatan" className={styles.block}>
      <Field label="Catatanmu tentang bab ini" {...(isKept ? { hint: KEPT } : { error: UNKEPT })}>
        {(control) => (
          <>
            <Textarea
              {...control}
              rows={4}
              value={text}
              onChange={({ target }) => notes.write(chapter, target.value, text)}
            />
            <LengthNote text={text} most={LONGEST} />
          </>
        )}
      </Field>
    </section>
  );
}

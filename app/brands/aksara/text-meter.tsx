import { useState } from 'react';
import { LengthNote } from '../../sections/forms/length-note';
import { Container } from '../../ui/container';
import { Field } from '../../ui/field';
import { Textarea } from '../../ui/input';
import { ScriptNote } from '../../ui/script-note';
import { LEAST_WORDS, measureOf } from './session';
import { stories } from './stories';
import styles from './text-meter.module.css';

/** Some ten pages: a whole reading, measured with each letter that is typed. */
const LONGEST = 20_000;

/** For which class a teacher's own text is about right. */
export function TextMeter() {
  const [text, setText] = useState(stories[0].paragraphs.slice(0, 3).join(' '));
  const isTooLong = [...text].length > LONGEST;
  const measure = isTooLong ? null : measureOf(text);
  return (
    <section aria-labelledby="takar" className={styles.section}>
      <Container>
        <div className={styles.bench}>
          <div>
            <h2 id="takar">Teks Anda cocok untuk kelas berapa?</h2>
            <p className={styles.intro}>
              Tempel bacaan dari buku paket, berita, atau tulisan murid. Takarannya menghitung
              panjang kalimat dan kata panjang; teksnya tidak dikirim ke mana-mana.
            </p>
            <Field label="Teks yang ditakar" required>
              {(field) => (
                <>
                  <Textarea
                    {...field}
                    rows={8}
                    value={text}
                    aria-invalid={isTooLong || undefined}
                    onChange={({ target }) => setText(target.value)}
                  />
                  <LengthNote text={text} most={LONGEST} />
                </>
              )}
            </Field>
          </div>
          <div role="status" className={styles.result}>
            {isTooLong ? (
              <p>Teksnya belum ditakar: terlalu panjang. Takar sebagian saja dulu.</p>
            ) : measure === null ? (
              <p>Perlu paling sedikit {LEAST_WORDS} kata supaya takarannya bermakna.</p>
            ) : (
              <>
                <p>Kira-kira pas untuk</p>
                <p className={styles.level}>{measure.level}</p>
                <ul>
                  <li>{measure.words} kata</li>
                  <li>{measure.perSentence} kata tiap kalimat</li>
                  <li>{measure.long}% kata bersuku empat atau lebih</li>
                </ul>
              </>
            )}
          </div>
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}

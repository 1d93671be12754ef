import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { OneOf } from '../../ui/one-of';
import { ScriptNote } from '../../ui/script-note';
import { useCopy } from '../../ui/use-copy';
import styles from './opener.module.css';
import { openingOf, type Topic, topics, type Who, whos } from './opening';

const OUTCOMES = { none: 'Salin kalimatnya', copied: 'Tersalin', failed: 'Tidak bisa disalin' };

/** Makes the sentence with which one introduces oneself. */
export function Opener() {
  const id = useId();
  const [name, setName] = useState('');
  const [who, setWho] = useState<Who>('baru');
  const [topic, setTopic] = useState<Topic>('waktu');
  const opening = openingOf(name, who, topic);
  const { outcome, copy } = useCopy(opening);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container>
        <div className={styles.split}>
          <div className={styles.form}>
            <h2 id={id}>Takut canggung? Bawa satu kalimat</h2>
            <Field label="Nama panggilan">
              {(field) => (
                <Input
                  {...field}
                  maxLength={24}
                  value={name}
                  onChange={(e) => setName(e.target.value)}
                />
              )}
            </Field>
            <Choice<Who> legend="Aku ini…" options={whos} chosen={who} onChoose={setWho} />
            <Choice<Topic>
              legend="Ingin bicara soal…"
              options={topics}
              chosen={topic}
              onChoose={setTopic}
            />
          </div>
          <div className={styles.card}>
            <p role="status">{opening}</p>
            <Button variant="secondary" onClick={() => void copy()}>
              {OUTCOMES[outcome]}
            </Button>
          </div>
        </div>
        <ScriptNote />
      </Container>
    </section>
  );
}

interface ChoiceProps<K extends string> {
  legend: string;
  options: Readonly<Record<K, { readonly label: string }>>;
  chosen: K;
  onChoose(key: K): void;
}

function Choice<K extends string>({ legend, options, chosen, onChoose }: ChoiceProps<K>) {
  const faces: (readonly [K, string])[] = [];
  for (const key in options) faces.push([key, options[key].label]);
  return (
    <OneOf
      legend={legend}
      options={faces}
      chosen={chosen}
      onChoose={onChoose}
      className={styles.choice}
    />
  );
}

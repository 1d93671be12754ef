import { useId, useState } from 'react';
import { useEarlyChoice } from '../../live';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
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
  const typed = useEarlyChoice<HTMLInputElement>(({ value }) => setName(value));
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
                  ref={typed}
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
  const name = useId();
  const keys: K[] = [];
  for (const key in options) keys.push(key);
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {keys.map((key) => (
        <Option
          key={key}
          name={name}
          label={options[key].label}
          isChosen={key === chosen}
          onChoose={() => onChoose(key)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

function Option({ name, label, isChosen, onChoose }: OptionProps) {
  const radio = useEarlyChoice<HTMLInputElement>(({ checked }) => {
    if (checked) onChoose();
  });
  return (
    <label>
      <input ref={radio} type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

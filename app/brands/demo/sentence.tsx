import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { colours, cornerLabels, groundLabels, trades, typeLabels } from './content';
import { type Dress, pickedColour } from './dress';
import styles from './sentence.module.css';

interface SentenceProps {
  dress: Dress;
  onChange(change: (before: Dress) => Dress): void;
}

const tradeLabels = {
  koperasi: trades.koperasi.label,
  sekolah: trades.sekolah.label,
  dinas: trades.dinas.label,
  perusahaan: trades.perusahaan.label,
  yayasan: trades.yayasan.label,
};

/** What is worn, as one sentence with a control for each word that can be another. */
export function Sentence({ dress, onChange }: SentenceProps) {
  const put = (part: Partial<Dress>) => onChange((before) => ({ ...before, ...part }));
  return (
    <p className={styles.sentence}>
      Situs belajar{' '}
      <Word
        label="Jenis lembaga"
        labels={tradeLabels}
        chosen={dress.trade}
        onChoose={(trade) => put({ trade, ...trades[trade].dress })}
      />{' '}
      bernama <Name dress={dress} onChange={(name) => put({ name })} /> berwarna{' '}
      <Colour dress={dress} onChange={(colour) => put({ colour })} /> hurufnya{' '}
      <Word
        label="Huruf"
        labels={typeLabels}
        chosen={dress.type}
        onChoose={(type) => put({ type })}
        end=","
      />{' '}
      sudutnya{' '}
      <Word
        label="Sudut"
        labels={cornerLabels}
        chosen={dress.corner}
        onChoose={(corner) => put({ corner })}
        end=","
      />{' '}
      alasnya{' '}
      <Word
        label="Alas"
        labels={groundLabels}
        chosen={dress.ground}
        onChoose={(ground) => put({ ground })}
        end="."
      />
    </p>
  );
}

interface WordProps<K extends string> {
  label: string;
  labels: Readonly<Record<K, string>>;
  chosen: K;
  onChoose(key: K): void;
  /** The punctuation after it. */
  end?: string;
}

function Word<K extends string>({ label, labels, chosen, onChoose, end }: WordProps<K>) {
  const keys: K[] = [];
  for (const key in labels) keys.push(key);
  const choose = (value: string) => {
    const key = keys.find((one) => one === value);
    if (key !== undefined && key !== chosen) onChoose(key);
  };
  return (
    <Slot label={label} end={end}>
      {(id) => (
        <select
          id={id}
          className={styles.word}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {labels[key]}
            </option>
          ))}
        </select>
      )}
    </Slot>
  );
}

function Name({ dress, onChange }: { dress: Dress; onChange(name: string): void }) {
  const { name } = trades[dress.trade];
  return (
    <Slot label="Nama lembaga" end=",">
      {(id) => (
        <input
          id={id}
          className={styles.name}
          maxLength={32}
          size={Math.max(8, (dress.name || name).length)}
          placeholder={name}
          autoComplete="organization"
          value={dress.name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Slot>
  );
}

const OWN = 'sendiri';

/** A colour by its name, or any other. */
function Colour({ dress, onChange }: { dress: Dress; onChange(colour: string): void }) {
  const named = colours.find(({ hex }) => hex === dress.colour);
  const choose = (value: string) => {
    if (value !== OWN && value !== dress.colour) onChange(pickedColour(value, dress.colour));
  };
  return (
    <>
      <Slot label="Warna lain, dari merek Anda">
        {(id) => (
          <input
            id={id}
            type="color"
            className={styles.swatch}
            value={dress.colour}
            onChange={({ target }) => onChange(pickedColour(target.value, dress.colour))}
          />
        )}
      </Slot>{' '}
      <Slot label="Warna" end=",">
        {(id) => (
          <select
            id={id}
            className={styles.word}
            value={named?.hex ?? OWN}
            onChange={({ target }) => choose(target.value)}
          >
            {colours.map(({ hex, label }) => (
              <option key={hex} value={hex}>
                {label}
              </option>
            ))}
            {named === undefined && <option value={OWN}>{dress.colour}</option>}
          </select>
        )}
      </Slot>
    </>
  );
}

interface SlotProps {
  label: string;
  /** The punctuation after it, which never begins a line. */
  end?: string | undefined;
  children(id: string): ReactNode;
}

/** A control in the middle of a sentence, whose label is not read as part of it. */
function Slot({ label, end = '', children }: SlotProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.slot}>
        {children(id)}
        {end}
      </span>
    </>
  );
}

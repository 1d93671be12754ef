import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/input';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './code-demo.module.css';
import { codeSamples } from './samples';

/** How long the demonstration pretends to compile, in ms. */
const RUN_MS = 600;

/** A window of the Coding Studio: one program in each of its languages, with its output on request. */
export function CodeDemo() {
  const id = useId();
  const [language, setLanguage] = useState('Python');
  const sample = codeSamples.find((known) => known.language === language) ?? codeSamples[0];
  if (sample === undefined) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title="Coba lihat sebentar"
        lead={`Program yang sama dalam ${codeSamples.length} bahasa. Di kelas, peserta menulis sendiri kodenya.`}
        action={
          <Field label="Bahasa" required>
            {(control) => (
              <Select
                {...control}
                value={language}
                onChange={(event) => setLanguage(event.target.value)}
              >
                {codeSamples.map((known) => (
                  <option key={known.language}>{known.language}</option>
                ))}
              </Select>
            )}
          </Field>
        }
      />
      <Editor key={sample.language} {...sample} />
    </Section>
  );
}

type RunState = 'idle' | 'running' | 'done';

function Editor({ file, code, output }: (typeof codeSamples)[number]) {
  const [state, setState] = useState<RunState>('idle');
  const run = () => {
    setState('running');
    setTimeout(() => setState('done'), RUN_MS);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.pane}>
        <div className={styles.bar}>
          <span>{file}</span>
          <Button
            size="small"
            variant="inverse"
            icon="play"
            loading={state === 'running'}
            onClick={run}
          >
            Jalankan
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
        <section className={styles.code} tabIndex={0} aria-label={`Isi ${file}`}>
          <pre>
            <code>{code}</code>
          </pre>
        </section>
      </div>
      <div className={styles.output} role="status">
        <p className={styles.bar}>Keluaran</p>
        <pre>{state === 'done' ? output : OUTPUT_HINTS[state]}</pre>
      </div>
    </div>
  );
}

const OUTPUT_HINTS = {
  idle: 'Tekan Jalankan untuk melihat hasilnya.',
  running: 'Sedang dijalankan…',
} as const;

import { useId, useState } from 'react';
import { Field } from '../../../../ui/field';
import { Select } from '../../../../ui/input';
import { Section, SectionHeading } from '../../../../ui/layout';
import { CodeEditor } from './code-editor';
import { CodeExample } from './code-example';
import { codeSamples, RUNNABLE } from './samples';

/** A window of the code studio: JavaScript to write and run here, its other languages to read. */
export function CodeDemo() {
  const id = useId();
  const [language, setLanguage] = useState(RUNNABLE);
  const sample = codeSamples.find((known) => known.language === language) ?? codeSamples[0];
  if (sample === undefined) return null;
  const Sample = sample.language === RUNNABLE ? CodeEditor : CodeExample;
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title="Coba tulis kodenya"
        lead={`Ubah program ${RUNNABLE} ini, lalu jalankan di perambanmu. ${codeSamples.length - 1} bahasa lainnya tampil di sini sebagai contoh; di kelas semuanya bisa dijalankan.`}
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
      <Sample key={sample.language} {...sample} />
    </Section>
  );
}

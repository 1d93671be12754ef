import { useState } from 'react';
import { Checkbox, toggled } from '../../ui/choice';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import styles from './belt-test.module.css';
import { beltFor, questions } from './belts';

/** Four honest answers, and the belt to begin with. */
export function BeltTest() {
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set<string>());
  const belt = beltFor(yes.size);
  return (
    <Section labelledBy="ukur-sabuk" ground="soft">
      <div className={styles.columns}>
        <fieldset>
          <legend id="ukur-sabuk" className={styles.title}>
            Ukur dulu, baru ikat
          </legend>
          {questions.map((question) => (
            <Checkbox
              key={question}
              checked={yes.has(question)}
              onChange={() => setYes((before) => toggled(before, question))}
              className={styles.question}
            >
              {question}
            </Checkbox>
          ))}
        </fieldset>
        <p role="status" className={styles.result}>
          Mulai dari sabuk <strong>{belt?.name.toLowerCase()}</strong> {belt?.saying} {yes.size}{' '}
          dari {questions.length} kamu jawab ya.
        </p>
      </div>
      <ScriptNote />
    </Section>
  );
}

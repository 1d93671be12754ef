import { useState } from 'react';
import { Section } from '../../ui/layout';
import styles from './belt-test.module.css';
import { beltFor, questions } from './belts';

/** Four honest answers, and the belt to begin with. */
export function BeltTest() {
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set<string>());
  const belt = beltFor(yes.size);
  const toggle = (question: string) => {
    const next = new Set(yes);
    if (!next.delete(question)) next.add(question);
    setYes(next);
  };
  return (
    <Section labelledBy="ukur-sabuk" ground="soft">
      <div className={styles.columns}>
        <fieldset>
          <legend id="ukur-sabuk" className={styles.title}>
            Ukur dulu, baru ikat
          </legend>
          {questions.map((question) => (
            <label key={question} className={styles.question}>
              <input
                type="checkbox"
                checked={yes.has(question)}
                onChange={() => toggle(question)}
              />
              {question}
            </label>
          ))}
        </fieldset>
        <p role="status" className={styles.result}>
          Mulai dari sabuk <strong>{belt?.name.toLowerCase()}</strong>. {belt?.saying}
        </p>
      </div>
    </Section>
  );
}

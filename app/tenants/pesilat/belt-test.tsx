import { useState } from 'react';
import { useEarlyChoice } from '../../live';
import { Section } from '../../ui/layout';
import styles from './belt-test.module.css';
import { beltFor, questions } from './belts';

/** Four honest answers, and the belt to begin with. */
export function BeltTest() {
  const [yes, setYes] = useState<ReadonlySet<string>>(new Set<string>());
  const belt = beltFor(yes.size);
  const answer = (question: string, isYes: boolean) =>
    setYes((before) => {
      const next = new Set(before);
      if (isYes) next.add(question);
      else next.delete(question);
      return next;
    });
  return (
    <Section labelledBy="ukur-sabuk" ground="soft">
      <div className={styles.columns}>
        <fieldset>
          <legend id="ukur-sabuk" className={styles.title}>
            Ukur dulu, baru ikat
          </legend>
          {questions.map((question) => (
            <Question
              key={question}
              text={question}
              isYes={yes.has(question)}
              onAnswer={(isYes) => answer(question, isYes)}
            />
          ))}
        </fieldset>
        <p role="status" className={styles.result}>
          Mulai dari sabuk <strong>{belt?.name.toLowerCase()}</strong> {belt?.saying} {yes.size}{' '}
          dari {questions.length} kamu jawab ya.
        </p>
      </div>
    </Section>
  );
}

interface QuestionProps {
  text: string;
  isYes: boolean;
  onAnswer(isYes: boolean): void;
}

function Question({ text, isYes, onAnswer }: QuestionProps) {
  const early = useEarlyChoice<HTMLInputElement>(({ checked }) => onAnswer(checked));
  return (
    <label className={styles.question}>
      <input
        ref={early}
        type="checkbox"
        checked={isYes}
        onChange={({ target }) => onAnswer(target.checked)}
      />
      {text}
    </label>
  );
}

import { useId, useState } from 'react';
import { Container } from '../../ui/container';
import { OneOf } from '../../ui/one-of';
import { KINDS, type Kind, sentences } from './content';
import styles from './sorter.module.css';

/** Sentences to be sorted: what one feels, what one sees, what one could change. */
export function Sorter() {
  const [answers, setAnswers] = useState<Readonly<Record<string, Kind>>>({});
  const right = sentences.filter(({ text, kind }) => answers[text] === kind).length;
  const given = Object.keys(answers).length;
  return (
    <section className={styles.section} aria-labelledby="pilah">
      <Container>
        <h2 id="pilah">Keluhan, gejala, atau masalah?</h2>
        <p role="status" className={styles.count}>
          {given === 0
            ? 'Panggilan gagasan hanya menerima yang ketiga. Pilah dulu empat kalimat ini.'
            : `${right} dari ${given} tepat. ${given < sentences.length ? 'Teruskan.' : 'Papannya menunggu.'}`}
        </p>
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <Sentence
              key={sentence.text}
              {...sentence}
              answer={answers[sentence.text]}
              onAnswer={(kind) => setAnswers((now) => ({ ...now, [sentence.text]: kind }))}
            />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface SentenceProps {
  text: string;
  kind: Kind;
  why: string;
  answer: Kind | undefined;
  onAnswer(kind: Kind): void;
}

function Sentence({ text, kind, why, answer, onAnswer }: SentenceProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <h3 id={id}>{text}</h3>
      <OneOf
        labelledBy={id}
        options={KINDS.map((one) => [one, one] as const)}
        chosen={answer ?? null}
        onChoose={onAnswer}
        className={styles.kinds}
      />
      <p className={styles.why} role="status">
        {answer !== undefined && `${answer === kind ? 'Tepat' : `Lebih dekat ke ${kind}`}. ${why}`}
      </p>
    </li>
  );
}

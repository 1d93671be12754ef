import { useState } from 'react';
import { Button } from '../../ui/button';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { Segments } from '../rooms/report/segments';
import { call, type Opening } from './content';
import styles from './phone-call.module.css';

const WORDS: readonly (readonly [Opening, string])[] = [
  ['punten', 'Punten'],
  ['mangga', 'Mangga'],
  ['nuhun', 'Hatur nuhun'],
];

/** Somebody is cross on the telephone: three Sundanese words, each at its time, and nobody is. */
export function PhoneCall() {
  const [at, setAt] = useState(0);
  const [word, setWord] = useState<Opening | null>(null);
  const line = call[at];
  if (!line) return null;
  const isRight = word === line.right;
  const isLast = at === call.length - 1;
  const goOn = () => {
    setAt(isLast ? 0 : at + 1);
    setWord(null);
  };
  return (
    <Section labelledBy="telepon" ground="deep">
      <div className={styles.columns}>
        <div>
          <h2 id="telepon">Penelepon marah, kamu yang angkat</h2>
          <p className={styles.lead}>
            Di kelas layanan, sopan itu bahan ajar. Tiga kata Sunda ini hampir selalu cukup, asal
            urutannya tepat.
          </p>
        </div>
        <div className={styles.phone}>
          <p className={styles.step}>
            Kalimat {at + 1} dari {call.length}
          </p>
          <blockquote>{line.says}</blockquote>
          <Segments<Opening>
            legend="Jawabanmu dimulai dengan"
            options={WORDS}
            chosen={word}
            onChoose={setWord}
          />
          <p role="status" className={styles.answer}>
            {word !== null && (isRight ? line.calm : line.sour)}
          </p>
          {isRight && (
            <Button variant="secondary" onClick={goOn}>
              {isLast ? 'Angkat lagi dari awal' : 'Dengarkan lanjutannya'}
            </Button>
          )}
        </div>
      </div>
      <ScriptNote />
    </Section>
  );
}

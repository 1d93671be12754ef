import { useState } from 'react';
import { Button } from '../../ui/button';
import { Section } from '../../ui/layout';
import { ScriptNote } from '../../ui/script-note';
import { type Calibration, calibrationOf, type Guess } from './certainty';
import { claims, stances } from './content';
import styles from './wager.module.css';

/** Claims, on which certainty is put: what counts is not to know, but to know how well one does. */
export function Wager() {
  const [answers, setAnswers] = useState<readonly Guess[]>([]);
  const [isTold, setTold] = useState(false);
  const at = isTold ? answers.length - 1 : answers.length;
  const claim = claims[at];
  const put = (sure: number) => {
    if (claim === undefined) return;
    setAnswers([...answers, { sure, isTrue: claim.isTrue }]);
    setTold(true);
  };
  const again = () => {
    setAnswers([]);
    setTold(false);
  };
  return (
    <Section labelledBy="keyakinan" ground="deep">
      <h2 id="keyakinan" className={styles.title}>
        Seberapa yakin Anda?
      </h2>
      <div className={styles.table}>
        {claim === undefined ? (
          <Outcome verdict={calibrationOf(answers)} onAgain={again} />
        ) : (
          <>
            <p className={styles.count}>
              {at + 1}/{claims.length}
            </p>
            <p className={styles.claim}>{claim.text}</p>
            <fieldset className={styles.stances} disabled={isTold}>
              <legend>Letakkan keyakinan Anda</legend>
              {stances.map(({ sure, label }) => (
                <button
                  key={sure}
                  type="button"
                  data-chosen={(isTold && answers[at]?.sure === sure) || undefined}
                  onClick={() => put(sure)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
            <div role="status" className={styles.told}>
              {isTold && (
                <p>
                  <strong>{claim.isTrue ? 'Benar.' : 'Salah.'}</strong> {claim.why}
                </p>
              )}
            </div>
            {isTold && (
              <Button variant="inverse" onClick={() => setTold(false)}>
                {at + 1 < claims.length ? 'Pernyataan berikut' : 'Lihat timbangannya'}
              </Button>
            )}
          </>
        )}
      </div>
      <ScriptNote />
    </Section>
  );
}

const WORDS: Readonly<Record<Calibration['kind'], string>> = {
  bold: 'Anda lebih yakin daripada tahu. Setengah pasar begitu juga; yang ini masih bisa dilatih.',
  timid:
    'Anda tahu lebih banyak daripada yang Anda berani katakan. Meja analis memerlukan suara itu.',
  sound:
    'Keyakinan Anda setimbang dengan pengetahuannya. Kursi di ujung meja biasanya untuk orang begini.',
};

function Outcome({ verdict, onAgain }: { verdict: Calibration; onAgain(): void }) {
  const { score, right, kind } = verdict;
  return (
    <div role="status" className={styles.outcome}>
      <p className={styles.score}>
        {score}
        <span>Makin kecil makin setimbang; menjawab “tidak tahu” terus menghasilkan 25.</span>
      </p>
      <p className={styles.claim}>
        {right} dari {claims.length} di sisi yang benar. {WORDS[kind]}
      </p>
      <Button variant="inverse-ghost" onClick={onAgain}>
        Timbang ulang
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { pagePath, usePageSet } from '../../../../router/page-table';
import type { Progress } from '../../../../sections/disc/progress';
import { type ScaleScore, score } from '../../../../sections/disc/scoring';
import { Button, ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Section } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { ShareButton } from '../../../../ui/share-button';
import { TickList } from '../../../../ui/tick-list';
import { Quadrants } from './quadrants';
import styles from './result.module.css';
import { SendStatus } from './send-status';
import { scaleTexts } from './types';

interface ResultProps {
  progress: Progress;
  onSent: () => void;
  onAgain: () => void;
}

/** What the answers add up to: the type, its four scales, what it means and what to do with it. */
export function Result({ progress, onSent, onAgain }: ResultProps) {
  const has = usePageSet();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { type, primary, secondary, scales } = score(progress.picks);
  const text = scaleTexts[primary];
  const second = secondary && scaleTexts[secondary];
  return (
    <div ref={ref} tabIndex={-1} className={styles.result}>
      <PageHeader
        eyebrow={`Hasilmu: ${type}`}
        title={text.motto}
        current="Hasil tes"
        lead={text.summary}
      >
        <SendStatus type={type} isSent={progress.isSent} onSent={onSent} />
      </PageHeader>
      <Section labelledBy="empat-skala">
        <div className={styles.columns}>
          <div>
            <h2 id="empat-skala" className={styles.title}>
              Empat skalamu
            </h2>
            <Quadrants scales={scales} primary={primary} />
            <Scales scales={scales} />
            {second && (
              <p className={styles.second}>
                Gaya keduamu <strong>{second.name}</strong>. {second.adds}
              </p>
            )}
          </div>
          <div className={styles.text}>
            <h2 className={styles.title}>Kekuatanmu</h2>
            <TickList texts={text.strengths} />
            <h2 className={styles.title}>Yang bisa dilatih</h2>
            <TickList texts={text.advice} />
            <h2 className={styles.title}>Cocok untukmu</h2>
            <p>{text.suits}</p>
          </div>
        </div>
        <ActionRow>
          {has('class') && (
            <ButtonLink to={pagePath('class')} iconEnd="arrow-right">
              Cari kelas yang cocok
            </ButtonLink>
          )}
          {has('chat') && (
            <ButtonLink variant="secondary" to={pagePath('chat')}>
              Bahas dengan asisten
            </ButtonLink>
          )}
          <ShareButton title="Tes Kepribadian DISC" label="Bagikan tes" />
          <Button variant="ghost" icon="refresh" onClick={onAgain}>
            Ulangi tes
          </Button>
        </ActionRow>
      </Section>
    </div>
  );
}

/** The scales as bars; the numbers say the same, so the bars are for the eye alone. */
function Scales({ scales }: { scales: readonly ScaleScore[] }) {
  return (
    <dl className={styles.scales}>
      {scales.map(({ scale, percent }) => (
        <div key={scale}>
          <dt>
            {scale} · {scaleTexts[scale].name}
          </dt>
          <dd>
            <span className={styles.value}>{percent} dari 100</span>
            <span aria-hidden="true" className={styles.bar}>
              <span style={{ width: `${percent}%` }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { pagePath, usePageSet } from '../../router/page-table';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { formatNumber } from '../../ui/format';
import styles from './province-sheet.module.css';
import type { Sheet } from './sheets';

interface ProvinceSheetProps {
  sheet: Sheet;
  /** All provinces, that of the sheet among them. */
  all: readonly Sheet[];
}

/** What is known of one province, as a ledger. */
export function ProvinceSheet({ sheet, all }: ProvinceSheetProps) {
  const has = usePageSet();
  const { name, island, total } = sheet;
  return (
    <section aria-labelledby="lembar" className={styles.sheet}>
      <ArtImage
        art={{ kind: 'landscapes', seed: name, subject: island }}
        width={480}
        height={150}
        eager
        className={styles.view}
      />
      <p className={styles.number}>
        Lembar {all.indexOf(sheet) + 1} dari {all.length} · {island}
      </p>
      <h2 id="lembar">{name}</h2>
      {total > 0 ? <Figures sheet={sheet} all={all} /> : <Unopened />}
      {has('make-appointment') && (
        <ButtonLink to={pagePath('make-appointment')} iconEnd="arrow-right" block>
          Bahas lembar ini
        </ButtonLink>
      )}
    </section>
  );
}

function Figures({ sheet, all }: ProvinceSheetProps) {
  const { total, score, totalRank, scoreRank } = sheet;
  const known = all.filter((one) => one.total > 0);
  const sum = known.reduce((people, one) => people + one.total, 0);
  const mean = known.reduce((points, one) => points + one.score * one.total, 0) / sum;
  const apart = Math.round((score - mean) * 10) / 10;
  return (
    <>
      <dl className={styles.figures}>
        <Figure name="Peserta dan alumni" text={formatNumber(total)} />
        <Figure name="Bagian dari nasional" text={`${formatNumber(percent(total, sum))}%`} />
        <Figure name="Urutan jumlah" text={`${totalRank} / ${known.length}`} />
        <Figure name="Nilai rata-rata" text={formatNumber(score)} />
        <Figure name="Urutan nilai" text={`${scoreRank} / ${known.length}`} />
      </dl>
      <p className={styles.remark}>
        {apart >= 0
          ? `Nilainya ${formatNumber(apart)} poin di atas rerata nasional.`
          : `Nilainya ${formatNumber(-apart)} poin di bawah rerata nasional.`}
      </p>
    </>
  );
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Unopened() {
  return (
    <p className={styles.remark}>
      Belum ada program di provinsi ini. Lembar pertamanya menunggu satu dinas yang berani memulai.
    </p>
  );
}

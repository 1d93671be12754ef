import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';
import { bands } from './belts';
import styles from './second.module.css';

/** The doorstep: what a new pupil does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Section labelledBy="ambang">
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="ambang"
              level={1}
              title="Lepas sandal, lalu masuk"
              lead="Sabuk putihmu sudah digantung dengan nama. Pilih latihan pertama; kemajuanmu akan tercatat di sini."
            />
            <ActionRow>
              {has('pesilat-class') && (
                <ButtonLink to={pagePath('pesilat-class')} size="large">
                  Pilih latihan
                </ButtonLink>
              )}
              <ButtonLink to="/" size="large" variant="secondary">
                Baca arti tiap sabuk
              </ButtonLink>
            </ActionRow>
          </div>
          <Pegs />
        </div>
      </Section>
      <ClassSection
        title="Matras yang masih lapang"
        lead="Latihan yang menerima murid baru. Datang sepuluh menit lebih awal; yang terlambat menyapu."
        more="Seluruh jadwal latihan"
        ground="soft"
      />
    </>
  );
}

/** The belts on their pegs, the white one with a name on it. */
function Pegs() {
  return (
    <svg viewBox="0 0 480 340" className={styles.pegs} aria-hidden="true">
      <path d="M0 22h480v22H0z" className={styles.rail} />
      {bands.map(({ key }, index) => (
        <g key={key} transform={`translate(${62 + index * 119} 0)`} className={styles[key]}>
          <path d="M-16 40-6 40-12 300-40 296zM6 40H16L44 322 14 326z" />
          <path d="M-26 116Q0 100 28 118L26 148Q0 132-28 146z" />
          <path d="M-39 282l27 3M14 306l28-4" className={styles.stitch} />
          <circle cy="34" r="9" className={styles.peg} />
        </g>
      ))}
      <path d="M22 172h80v40H22z" className={styles.tag} />
      <path d="M34 186h56M34 198h36" className={styles.stitch} />
    </svg>
  );
}

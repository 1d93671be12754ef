import { ArtImage } from '../../../../ui/art-image';
import type { Datum } from '../../../../ui/chart/scale';
import { formatNumber } from '../../../../ui/format';
import { Section } from '../../../../ui/layout';
import styles from './one-province.module.css';

/** Where all students are from one province: no map of the country, but that province and its number. */
export function OneProvince({ province: { label, value } }: { province: Datum }) {
  return (
    <Section labelledBy="per-provinsi">
      <div className={styles.province}>
        <ArtImage art={{ kind: 'landscapes', seed: label }} width={960} height={400} />
        <div className={styles.words}>
          <h2 id="per-provinsi">Semua peserta dari {label}</h2>
          <p className={styles.total}>{formatNumber(value)}</p>
          <p>orang terdaftar, dari kelas pertama sampai hari ini</p>
        </div>
      </div>
    </Section>
  );
}

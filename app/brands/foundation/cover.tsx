import type { CSSProperties } from 'react';
import { type Figures, getStatistics } from '../../api/statistics-host';
import { useMountTime } from '../../core/hydration/live';
import { dayAt, formatDate } from '../../core/wib';
import { yearAt } from '../../core/wib-year';
import { useCall } from '../../data/use-call';
import { ArtImage } from '../../ui/art-image';
import { Container } from '../../ui/container';
import { formatNumber } from '../../ui/format';
import { chapters, sums } from './content';
import styles from './cover.module.css';

/** The year before the first report. */
const BEFORE_FIRST = 2014;

/** The report's cover: the year in figures as they stand now, and the table of contents. */
export function Cover() {
  const now = useMountTime();
  const year = yearAt(now);
  const figures = useCall(getStatistics());
  return (
    <div className={styles.cover}>
      <Container>
        <p className={styles.line}>
          <span>Laporan tahunan ke-{year - BEFORE_FIRST}</span>
          <span>Keadaan {formatDate(dayAt(now))}</span>
        </p>
        <div className={styles.page}>
          <div className={styles.front}>
            <h1>
              Tahun {year}, <br />
              belum selesai dihitung
            </h1>
            <Sums figures={figures.status === 'ready' ? figures.data : {}} />
          </div>
          <Contents />
        </div>
      </Container>
      <ArtImage
        art={{ kind: 'landscapes', seed: `laporan-${year}`, subject: 'sawah gunung' }}
        width={1440}
        height={320}
        eager
        className={styles.land}
      />
    </div>
  );
}

/** The largest sum as large as the page allows, the others below it; dashes until they are known. */
function Sums({ figures }: { figures: Figures }) {
  const { students = 0, alumni = 0 } = figures;
  const people = students + alumni;
  const shown = people > 0 ? formatNumber(people) : '–';
  return (
    <>
      <p className={styles.people}>
        <strong style={fitted(shown)}>{shown}</strong>
        <span>warga pernah ikut kelas kami, termasuk yang tertidur di bangku belakang.</span>
      </p>
      <dl className={styles.sums}>
        {sums.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{name in figures ? formatNumber(figures[name] ?? 0) : '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A number is as large as its digits allow; a dash is not larger than a number. */
function fitted(text: string): CSSProperties & { '--digits': number } {
  return { '--digits': Math.max(6, text.length) };
}

function Contents() {
  return (
    <nav id="daftar-isi" aria-labelledby="daftar-isi-judul" className={styles.contents}>
      <h2 id="daftar-isi-judul">Daftar isi</h2>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

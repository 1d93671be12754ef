import { useId, useState } from 'react';
import { Container } from '../../ui/container';
import { formatRupiah } from '../../ui/format';
import { OneOf } from '../../ui/one-of';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import styles from './corridor.module.css';
import { hang, type Paper, papers } from './hanging';

const LONGEST = 40;

/** A school's corridor as a gallery: what hangs there, and what it hangs from. */
export function Corridor() {
  const id = useId();
  const [metres, setMetres] = useState(18);
  const [paper, setPaper] = useState<Paper>(papers[1]);
  const { works, rope, pegs, lamps, cost } = hang(metres, paper);
  return (
    <section aria-labelledby={`${id}-h`} className={styles.room}>
      <Container>
        <h2 id={`${id}-h`}>Lorong sekolah Anda muat berapa karya?</h2>
        <div className={styles.tools}>
          <RangeField
            label="Panjang dinding"
            range={{ min: 2, max: LONGEST }}
            value={metres}
            shown={`${metres} meter`}
            isTold={false}
            onChange={setMetres}
            className={styles.length}
          />
          <OneOf
            legend="Kertas"
            options={papers.map(({ name }) => [name, name] as const)}
            chosen={paper.name}
            onChoose={(name) => setPaper(papers.find((one) => one.name === name) ?? papers[1])}
            optionClass={styles.paper}
          />
        </div>
        <Elevation metres={metres} paper={paper} works={works} />
        <p role="status" className={styles.outcome}>
          <strong>{works} karya</strong>, {rope} meter tali rami, {pegs} jepitan jemuran, {lamps}{' '}
          lampu belajar pinjaman. Belanjanya sekitar <strong>{formatRupiah(cost)}</strong>, belum
          termasuk teh untuk malam pembukaan.
        </p>
        <ScriptNote />
      </Container>
    </section>
  );
}

/** A person's height, and that of their eyes, at which the middle of a work hangs; in centimetres. */
const [HEIGHT, EYES] = [165, 150];
const CEILING = 260;

/** The wall from the front, to scale: rope, sheets and somebody who looks. */
function Elevation({ metres, paper, works }: { metres: number; paper: Paper; works: number }) {
  const length = metres * 100;
  const step = length / Math.max(1, works);
  const [width, height] = [paper.width * 100, paper.height * 100];
  const top = CEILING - EYES - height / 2;
  const x = Math.round(step);
  const floor = CEILING;
  return (
    <svg
      viewBox={`0 0 ${length} ${CEILING}`}
      preserveAspectRatio="xMinYMax meet"
      className={styles.elevation}
      aria-hidden="true"
    >
      <path className={styles.shell} d={`M0 0h${length}v${floor}H0z`} />
      <path className={styles.rope} d={`M0 ${top - 10}H${length}`} />
      <path
        className={styles.sheets}
        d={Array.from(
          { length: works },
          (_, at) =>
            `M${Math.round((at + 0.5) * step - width / 2)} ${top}h${width}v${height}h${-width}z`,
        ).join('')}
      />
      <path
        className={styles.person}
        d={`M${x} ${floor - HEIGHT}a15 15 0 1 0 .1 0zM${x - 24} ${floor - 80}v-26a24 24 0 0 1 48 0v26h-10v80h-28v-80z`}
      />
    </svg>
  );
}

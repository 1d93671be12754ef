import { useId, useState } from 'react';
import { useEarlyChoice } from '../../live';
import { Container } from '../../ui/container';
import { cx } from '../../ui/cx';
import { formatRupiah } from '../../ui/format';
import styles from './corridor.module.css';
import { hang, type Paper, papers } from './hanging';

const LONGEST = 40;

/** A school's corridor as a gallery: what hangs there, and what it hangs from. */
export function Corridor() {
  const id = useId();
  const [metres, setMetres] = useState(18);
  const [paper, setPaper] = useState<Paper>(papers[1]);
  const tape = useEarlyChoice<HTMLInputElement>((input) => setMetres(input.valueAsNumber));
  const { works, rope, pegs, lamps, cost } = hang(metres, paper);
  return (
    <section aria-labelledby={`${id}-h`} className={styles.room}>
      <Container>
        <h2 id={`${id}-h`}>Lorong sekolah Anda muat berapa karya?</h2>
        <div className={styles.tools}>
          <div>
            <label htmlFor={id}>Panjang dinding</label> <strong>{metres} meter</strong>
            <input
              id={id}
              ref={tape}
              type="range"
              min={2}
              max={LONGEST}
              value={metres}
              aria-valuetext={`${metres} meter`}
              onChange={({ target }) => setMetres(target.valueAsNumber)}
            />
          </div>
          <fieldset>
            <legend>Kertas</legend>
            {papers.map((one) => (
              <button
                key={one.name}
                type="button"
                aria-pressed={one === paper}
                className={cx(styles.paper)}
                onClick={() => setPaper(one)}
              >
                {one.name}
              </button>
            ))}
          </fieldset>
        </div>
        <Elevation metres={metres} paper={paper} works={works} />
        <p role="status" className={styles.outcome}>
          <strong>{works} karya</strong>, {rope} meter tali rami, {pegs} jepitan jemuran, {lamps}{' '}
          lampu belajar pinjaman. Belanjanya sekitar <strong>{formatRupiah(cost)}</strong>, belum
          termasuk teh untuk malam pembukaan.
        </p>
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

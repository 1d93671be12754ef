import type { Ref } from 'react';
import { Checkbox } from '../../ui/choice';
import { Picture } from '../../ui/picture';
import { COLUMNS, type Sheet, SQUARE, setPoster } from '../rooms/studio-wall/poster';
import { Printed } from '../rooms/studio-wall/printed';
import styles from './bench.module.css';
import { type Hung, inksOf, planOf } from './works';

/**
 * One work on the bench, with what it is made of to be laid over it. The switches are plain boxes
 * that the style sheet reads, so they work before the page does.
 */
export function Bench({ hung, ref }: { hung: Hung; ref: Ref<HTMLElement> }) {
  const { title, caption, maker, classroom, image, kind, subject } = hung.work;
  const sheet = image === '' ? setPoster(planOf(hung)) : null;
  const inks = inksOf(hung);
  return (
    <article ref={ref} className={styles.bench} aria-labelledby="dibongkar">
      <fieldset className={styles.switches}>
        <legend>Tampakkan</legend>
        <Checkbox defaultChecked data-shows="grid" className={styles.switch}>
          Kisi
        </Checkbox>
        {sheet && (
          <Checkbox data-shows="inks" className={styles.switch}>
            Warna
          </Checkbox>
        )}
        {sheet && (
          <Checkbox data-shows="type" className={styles.switch}>
            Huruf
          </Checkbox>
        )}
      </fieldset>
      <div className={styles.plate}>
        {sheet ? (
          <>
            <Printed sheet={sheet} inks={inks} note={kind} />
            <Anatomy sheet={sheet} inks={inks} />
          </>
        ) : (
          <>
            <Picture
              src={image}
              alt=""
              width={960}
              height={1200}
              art={{ kind: 'works', seed: title, subject: subject || caption }}
            />
            <Thirds />
          </>
        )}
      </div>
      <div className={styles.label} aria-live="polite">
        <h2 id="dibongkar">{title}</h2>
        <p>{caption}</p>
        <p className={styles.maker}>
          {[maker, classroom && `kelas ${classroom}`].filter(Boolean).join(', ')}
        </p>
        {sheet && <Facts sheet={sheet} inks={inks} />}
      </div>
    </article>
  );
}

const COLUMN_NAMES = '123456789'.slice(0, COLUMNS);

/** What lies over the poster: its squares, its inks by how much they cover, its lines of type. */
function Anatomy({ sheet, inks }: { sheet: Sheet; inks: readonly string[] }) {
  const { rows, titleAt, titleRows, lettering, shares } = sheet;
  const [width, height] = [COLUMNS * SQUARE, rows * SQUARE];
  let from = 0;
  const bars = shares.map((share, ink) => {
    const bar = { ink, share, y: from * height };
    from += share;
    return bar;
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.over} aria-hidden="true">
      <g className={styles.grid}>
        <path d={squares(COLUMNS, rows, SQUARE)} />
        <path
          className={styles.field}
          d={`M0 ${titleAt * SQUARE}h${width}v${titleRows * SQUARE}H0z`}
        />
        {[...COLUMN_NAMES].map((name, column) => (
          <text key={name} x={column * SQUARE + 12} y={28}>
            {name}
          </text>
        ))}
      </g>
      <g className={styles.inks}>
        {bars.map(({ ink, share, y }) => (
          <path key={ink} d={`M${width - 90} ${y}h90v${share * height}h-90z`} fill={inks[ink]} />
        ))}
      </g>
      <g className={styles.type}>
        {lettering.baselines.map((baseline) => (
          <path
            key={baseline}
            d={`M0 ${baseline}H${width}M0 ${baseline - lettering.size * 0.45}H${width}M0 ${baseline - lettering.size * 0.68}H${width}`}
          />
        ))}
      </g>
    </svg>
  );
}

function squares(columns: number, rows: number, side: number): string {
  const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * side}H${columns * side}`);
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * side} 0V${rows * side}`);
  return [...across, ...down].join('');
}

/** A picture of the platform's own shows its thirds. */
function Thirds() {
  return (
    <svg viewBox="0 0 960 1200" className={styles.over} aria-hidden="true">
      <g className={styles.grid}>
        <path d="M320 0V1200M640 0V1200M0 400H960M0 800H960" />
      </g>
    </svg>
  );
}

const INKS = ['Kertas', 'Tinta satu', 'Tinta dua', 'Tinta tiga'];

/** The same in words and figures. */
function Facts({ sheet, inks }: { sheet: Sheet; inks: readonly string[] }) {
  const { rows, titleRows, lettering, shares } = sheet;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Kisi</dt>
        <dd>
          {COLUMNS} × {rows} kotak, judulnya menyewa {titleRows} baris
        </dd>
      </div>
      <div>
        <dt>Warna</dt>
        <dd className={styles.shares}>
          {shares.map((share, ink) =>
            share < 0.005 ? null : (
              <span key={INKS[ink]}>
                <span className={styles.swatch} style={{ background: inks[ink] }} />
                {INKS[ink]} {Math.round(share * 100)}%
              </span>
            ),
          )}
        </dd>
      </div>
      <div>
        <dt>Huruf</dt>
        <dd>
          {lettering.lines.length} baris, tinggi{' '}
          {String(Math.round((lettering.size / SQUARE) * 10) / 10).replace('.', ',')} kotak
        </dd>
      </div>
    </dl>
  );
}

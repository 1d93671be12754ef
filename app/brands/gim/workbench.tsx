import { useState } from 'react';
import { useApp } from '../../core/app-context';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import { RangeField } from '../../ui/range-field';
import { ScriptNote } from '../../ui/script-note';
import { type Feel, feelOf, JONI, KEPT_FEEL, writtenFeel } from './run';
import styles from './workbench.module.css';

/** How long the drawn arc's window is, in seconds and squares; a crate's outline is under it. */
const [SECONDS, HEIGHT] = [1.4, 96];
const WIDE = 220;

/** Two numbers that eleven days went into: the arc that they make, and the game with them. */
export function Workbench() {
  const { work } = useApp();
  const [feel, setFeel] = useState<Feel>(JONI);
  const [isSet, setIsSet] = useState(false);
  const { height, seconds, says } = feelOf(feel);
  const change = (changed: Partial<Feel>) => {
    setFeel({ ...feel, ...changed });
    setIsSet(false);
  };
  const use = () => {
    work.set(KEPT_FEEL, writtenFeel(feel));
    setIsSet(true);
  };
  return (
    <Section labelledBy="bengkel" ground="soft">
      <div className={styles.columns}>
        <div>
          <h2 id="bengkel">Sebelas hari untuk dua angka ini</h2>
          <RangeField
            className={styles.dial}
            label="Gravitasi"
            value={feel.gravity}
            shown={String(feel.gravity)}
            range={{ min: 400, max: 1600, step: 20 }}
            onChange={(gravity) => change({ gravity })}
          />
          <RangeField
            className={styles.dial}
            label="Tenaga lompat"
            value={feel.force}
            shown={String(feel.force)}
            range={{ min: 120, max: 400, step: 10 }}
            onChange={(force) => change({ force })}
          />
          <p role="status" className={styles.says}>
            {formatNumber(Math.round(height))} piksel,{' '}
            {formatNumber(Math.round(seconds * 100) / 100)} detik. {says}
          </p>
          <div className={styles.actions}>
            <Button onClick={use}>Pasang di gim</Button>
            <Button variant="ghost" onClick={() => change(JONI)}>
              Kembali ke angka Joni
            </Button>
          </div>
          {isSet && (
            <p>
              Terpasang. <a href="#layar">Naik ke layar dan main lagi.</a>
            </p>
          )}
        </div>
        <Arc feel={feel} />
      </div>
      <ScriptNote />
    </Section>
  );
}

/** The jump, a square for each twentieth of a second. */
function Arc({ feel: { force, gravity } }: { feel: Feel }) {
  const { seconds } = feelOf({ force, gravity });
  const marks = Math.floor(seconds * 20);
  const squares = Array.from({ length: marks + 1 }, (_, mark) => {
    const time = mark / 20;
    const y = HEIGHT - force * time + (gravity * time * time) / 2;
    return `M${Math.round((time / SECONDS) * WIDE)} ${Math.round(y) - 4}h4v4h-4z`;
  });
  return (
    <svg
      viewBox={`-4 -8 ${WIDE + 8} ${HEIGHT + 12}`}
      shapeRendering="crispEdges"
      className={styles.arc}
      aria-hidden="true"
    >
      <path
        className={styles.grid}
        d={[24, 48, 72].map((height) => `M0 ${HEIGHT - height}h${WIDE}`).join('')}
      />
      <path className={styles.floor} d={`M-4 ${HEIGHT}h${WIDE + 8}v4h-${WIDE + 8}z`} />
      <path className={styles.thing} d={`M52 ${HEIGHT - 18}h10v18h-10z`} />
      <path className={styles.squares} d={squares.join('')} />
    </svg>
  );
}

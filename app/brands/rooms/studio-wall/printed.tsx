import type { Ref } from 'react';
import { COLUMNS, MARGIN, type Sheet, SQUARE } from './poster';
import styles from './printed.module.css';

interface PrintedProps {
  sheet: Sheet;
  /** CSS colours of its inks, the paper's first; the second is what it is lettered in. */
  inks: readonly string[];
  /** The small line in the title's field. */
  note: string;
  ref?: Ref<SVGSVGElement>;
}

/** A poster as it comes from the press. What stands round it says what it is. */
export function Printed({ sheet, inks, note, ref }: PrintedProps) {
  const { rows, titleAt, titleRows, layers, lettering } = sheet;
  const [paper, letters] = inks;
  const [width, height] = [COLUMNS * SQUARE, rows * SQUARE];
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      className={styles.sheet}
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill={paper} />
      {layers.map(({ ink, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other name than their order.
        <path key={index} d={path} fill={inks[ink]} />
      ))}
      <g fill={letters}>
        {lettering.lines.map((line, index) => (
          <text
            key={lettering.baselines[index]}
            className={styles.title}
            x={MARGIN}
            y={lettering.baselines[index]}
            fontSize={lettering.size}
          >
            {line}
          </text>
        ))}
        <text className={styles.note} x={MARGIN} y={(titleAt + titleRows) * SQUARE - MARGIN}>
          {note}
        </text>
      </g>
    </svg>
  );
}

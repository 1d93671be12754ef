import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './stacked-table.module.css';

/** A row: its heading, and one cell for each further column. */
export interface StackedRow {
  readonly key: string;
  readonly heading: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface StackedTableProps {
  /** The columns' names; the first is that of the rows' headings and may be empty. */
  columns: readonly string[];
  rows: readonly StackedRow[];
  /** The column that stands out, by its name. */
  strong?: string;
  /** On a phone the columns' names stand beside the cells, not above them: for long lists. */
  compact?: boolean;
  /** In a compact table, the columns of amounts, by their names: aligned by their last digit. */
  numbers?: readonly string[];
}

const NONE: readonly string[] = [];

/** A small table of texts that becomes a list of blocks where its columns do not fit. */
export function StackedTable(props: StackedTableProps) {
  const { columns, rows, strong, compact, numbers = NONE } = props;
  const lookOf = (name: string) =>
    cx(name === strong && styles.strong, numbers.includes(name) && styles.number) || undefined;
  const [first = '', ...others] = columns;
  return (
    <table className={cx(styles.table, compact && styles.compact)}>
      <thead>
        <tr>
          {first === '' ? <td /> : <th scope="col">{first}</th>}
          {others.map((name) => (
            <th key={name} scope="col" className={lookOf(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, heading, cells }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {others.map((name, index) => (
              <td key={name} data-label={name} className={lookOf(name)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

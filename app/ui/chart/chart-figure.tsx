import { type ReactNode, useId } from 'react';
import styles from './chart-figure.module.css';
import type { Datum } from './scale';

interface ChartFigureProps {
  title: string;
  /** What the chart shows, in a sentence: also what assistive technology hears in its place. */
  summary: string;
  children: ReactNode;
  /** The same data as a table, for charts whose values are not text already. */
  table?: { head: readonly [string, string]; data: readonly Datum[] };
  format?: (value: number) => string;
  /** Of the title's heading. */
  level?: 2 | 3;
}

/** A chart with its title, what it says in words, and its data as a table to open. */
export function ChartFigure({
  title,
  summary,
  children,
  table,
  format = String,
  level = 3,
}: ChartFigureProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      {children}
      {table && (
        <details className={styles.details}>
          <summary>Lihat sebagai tabel</summary>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.data.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

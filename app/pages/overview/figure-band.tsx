import type { Answer } from '../../api/answer';
import type { Figures } from '../../api/statistics-host';
import { Answered } from '../../data/answered';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './figure-band.module.css';
import { shownFigures } from './words';

/** The platform's overall figures side by side. */
export function FigureBand({ figures }: { figures: Promise<Answer<Figures>> }) {
  return (
    <Section label="Angka keseluruhan">
      <Answered answer={figures} label="Memuat angka" skeleton={<Skeleton height="13rem" />}>
        {(known) => {
          const shown = shownFigures(known);
          if (shown.length === 0) return <EmptyState title="Angka sedang dihitung" />;
          return (
            <dl className={styles.figures}>
              {shown.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatNumber(value)}</dd>
                </div>
              ))}
            </dl>
          );
        }}
      </Answered>
    </Section>
  );
}

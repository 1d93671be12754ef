import { getFigures } from '../../api/statistics-host';
import { Answered } from '../../data/answered';
import { useCall } from '../../data/use-call';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/layout';
import styles from './figure-band.module.css';
import { shownFigures } from './words';

/** The platform's overall figures side by side. */
export function FigureBand() {
  return (
    <Section label="Angka keseluruhan">
      <Answered
        reading={useCall(getFigures())}
        label="Memuat angka"
        skeleton={<Skeleton height="13rem" />}
        isEmpty={(figures) => shownFigures(figures).length === 0}
        empty={<EmptyState title="Angka sedang dihitung" />}
      >
        {(figures) => (
          <dl className={styles.figures}>
            {shownFigures(figures).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Answered>
    </Section>
  );
}

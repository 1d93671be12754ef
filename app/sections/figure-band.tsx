import type { Call } from '../api/call';
import type { Figures } from '../api/statistics-host';
import { DataBlock } from '../data/data-block';
import { EmptyState, Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { Section } from '../ui/layout';
import styles from './figure-band.module.css';
import { shownFigures } from './shown-figures';

interface FigureBandProps {
  call: Call<Figures>;
  ground?: 'plain' | 'soft';
}

/** The platform's figures side by side. */
export function FigureBand({ call, ground = 'plain' }: FigureBandProps) {
  return (
    <Section label="Angka keseluruhan" ground={ground}>
      <DataBlock
        call={call}
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
      </DataBlock>
    </Section>
  );
}

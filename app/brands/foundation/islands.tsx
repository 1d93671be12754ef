import { type CSSProperties, useState } from 'react';
import { listProvinceFigures } from '../../api/statistics-host';
import { DataBlock } from '../../data/data-block';
import { ArtImage } from '../../ui/art-image';
import type { Island } from '../../ui/chart/provinces';
import { EmptyState, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { ScriptNote } from '../../ui/script-note';
import { Segments } from '../rooms/report/segments';
import { byIsland, type IslandFigures } from './by-island';
import { Chapter } from './chapter';
import styles from './islands.module.css';

/** Who has come from where, one part of the country at a time. */
export function Islands() {
  return (
    <Chapter id="pulau">
      <DataBlock
        call={listProvinceFigures()}
        label="Memuat angka provinsi"
        skeleton={<Skeleton height="40rem" />}
        isEmpty={(figures) => byIsland(figures).length === 0}
        empty={<EmptyState title="Angka provinsi belum direkap tahun ini" />}
      >
        {(figures) => <Picker islands={byIsland(figures)} />}
      </DataBlock>
      <ScriptNote />
    </Chapter>
  );
}

function Picker({ islands }: { islands: readonly IslandFigures[] }) {
  const [chosen, setChosen] = useState<Island | null>(null);
  const largest = islands.reduce((best, one) => (one.total > best.total ? one : best));
  const shown = islands.find(({ island }) => island === chosen) ?? largest;
  const most = shown.provinces[0]?.total ?? 1;
  return (
    <>
      <Segments<Island>
        legend="Pilih pulau"
        options={islands.map(({ island }) => [island, island])}
        chosen={shown.island}
        onChoose={setChosen}
      />
      <ArtImage
        art={{ kind: 'landscapes', seed: shown.island, subject: shown.island }}
        width={960}
        height={300}
        className={styles.view}
      />
      <h3 className={styles.sum}>
        {formatNumber(shown.total)} warga {shown.island}
      </h3>
      <dl className={styles.provinces}>
        {shown.provinces.map(({ name, total }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <i aria-hidden="true" style={shareOf(total, most)} />
              <span>{formatNumber(total)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** How long a bar is, as a part of the longest. */
function shareOf(total: number, most: number): CSSProperties & { '--share': number } {
  return { '--share': Math.round((total / most) * 1000) / 1000 };
}

import type { School } from '../../../../api/school';
import { DataBlock } from '../../../../data/data-block';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { LEAGUE_SCHOOLS, leagueSchools } from '../first-views';
import styles from './schools.module.css';

/** Some of the schools that take part, and how many there are in all. */
export function Schools() {
  return (
    <Section ground="soft" labelledBy="sekolah-peserta">
      <SectionHeading
        id="sekolah-peserta"
        title="Sekolah yang sudah terdaftar"
        lead="Dari kota besar sampai kabupaten yang sinyalnya naik turun."
      />
      <DataBlock
        call={leagueSchools()}
        label="Memuat sekolah"
        skeleton={<SchoolsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada sekolah">Jadilah sekolah yang pertama.</EmptyState>}
      >
        {({ items, totalItems }) => (
          <>
            <Grid min="16rem">
              {items.map((school) => (
                <SchoolLine key={school.id} school={school} />
              ))}
            </Grid>
            {totalItems > items.length && (
              <p className={styles.more}>dan {formatNumber(totalItems - items.length)} lainnya.</p>
            )}
          </>
        )}
      </DataBlock>
    </Section>
  );
}

function SchoolLine({ school: { name, city, province } }: { school: School }) {
  return (
    <div className={styles.school}>
      <span className={styles.mark}>
        <Icon name="building" size={20} />
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.place}>{[city, province].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}

function SchoolsSkeleton() {
  return (
    <Grid min="16rem">
      {Array.from({ length: LEAGUE_SCHOOLS }, (_, index) => index).map((place) => (
        <Skeleton key={place} height="4rem" />
      ))}
    </Grid>
  );
}

import { listActiveBatches } from '../../../../api/batch';
import { formatDateRange } from '../../../../core/wib';
import { useMorePages } from '../../../../data/use-more-pages';
import { MoreOf } from '../../../../sections/lists/more-of';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import { StackedTable } from '../../../../ui/stacked-table';

const COLUMNS = ['Angkatan', 'Kota', 'Berjalan', 'Peserta'];

/** The batches of all programmes that run now, ten more with each press. */
export function ActiveBatches() {
  const list = useMorePages((page) => listActiveBatches({ page }));
  if (list.isNothing) return null;
  return (
    <div ref={list.ref}>
      <Section labelledBy="angkatan-aktif">
        <SectionHeading
          id="angkatan-aktif"
          title="Angkatan yang sedang berjalan"
          lead="Di kota mana saja programnya berlangsung hari ini."
        />
        {list.isLoading && list.items.length === 0 && (
          <Loading label="Memuat angkatan">
            <Skeleton height="28rem" />
          </Loading>
        )}
        {list.items.length > 0 && (
          <StackedTable
            columns={COLUMNS}
            rows={list.items.map(({ id, name, city, startDate, endDate, totalStudents }) => ({
              key: id,
              heading: name,
              cells: [city, formatDateRange(startDate, endDate), formatNumber(totalStudents)],
            }))}
          />
        )}
        <MoreOf list={list} noun="angkatan" at="angkatan-aktif" />
      </Section>
    </div>
  );
}

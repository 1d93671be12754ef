import { pageOf } from '../../api/page';
import type { Earning } from '../../api/payout';
import { EmptyPage } from '../../features/listing/list-results';
import { EmptyState } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import { Pagination } from '../../ui/pagination';
import { StackedTable } from '../../ui/stacked-table';
import { DateText } from '../../ui/value';

const SIZE = 10;

const hrefOf = (page: number): string => (page > 1 ? `?income=${page}` : '?');

/** The payments for the visitor's classes, a page at a time. */
export function IncomeList({ invoices, page }: { invoices: readonly Earning[]; page: number }) {
  if (invoices.length === 0) {
    return (
      <EmptyState title="Belum ada pembayaran">
        Begitu ada yang membayar kelasmu, bagianmu tercatat di sini.
      </EmptyState>
    );
  }
  const { items, totalPages } = pageOf(invoices, page, SIZE);
  if (items.length === 0) return <EmptyPage to={hrefOf(1)} />;
  return (
    <>
      <StackedTable
        compact
        columns={['Kelas', 'Tagihan', 'Dibayar pada', 'Harga', 'Bagianmu']}
        numbers={['Harga', 'Bagianmu']}
        rows={items.map(({ number, classroom, amount, share, paidAt }) => ({
          key: number,
          heading: classroom.name,
          cells: [
            number,
            <DateText key="date" value={paidAt} length="short" />,
            formatRupiah(amount),
            <strong key="share">{formatRupiah(share)}</strong>,
          ],
        }))}
      />
      <Pagination
        label="Halaman pembayaran kelas"
        page={page}
        totalPages={totalPages}
        hrefOf={hrefOf}
      />
    </>
  );
}

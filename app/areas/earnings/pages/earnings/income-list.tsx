import { pageOf } from '../../../../api/page';
import type { Earning } from '../../../../api/payout';
import { EmptyPage } from '../../../../sections/lists/list-results';
import { EmptyState } from '../../../../ui/feedback';
import { formatRupiah } from '../../../../ui/format';
import { Pagination } from '../../../../ui/pagination';
import { StackedTable } from '../../../../ui/stacked-table';
import { DateText } from '../../../../ui/value';

const SIZE = 10;

interface IncomeListProps {
  invoices: readonly Earning[];
  /** From 1. */
  page: number;
  hrefOf: (page: number) => string;
}

/** The payments for the visitor's classes, a page at a time. */
export function IncomeList({ invoices, page, hrefOf }: IncomeListProps) {
  if (invoices.length === 0) {
    return (
      <EmptyState title="Belum ada pembayaran">
        Begitu ada yang membayar kelasmu, bagianmu tercatat di sini.
      </EmptyState>
    );
  }
  const { items, totalPages } = pageOf(invoices, page, SIZE);
  if (items.length === 0) return <EmptyPage asked={page} page={{ totalPages }} hrefOf={hrefOf} />;
  return (
    <>
      <StackedTable
        compact
        columns={['Kelas', 'Tagihan', 'Dibayar pada', 'Harga', 'Bagianmu']}
        numbers={['Harga', 'Bagianmu']}
        rows={items.map(({ number, classroom, amount, share, paidAt }) => ({
          key: number,
          heading: classroom.name || number,
          cells: [
            number,
            <DateText key="date" value={paidAt} length="short" fallback="Tidak tercatat" />,
            amount === null ? '–' : formatRupiah(amount),
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

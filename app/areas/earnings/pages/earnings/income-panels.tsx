import type { Earning } from '../../../../api/payout';
import { sumsByMonth } from '../../../../core/months';
import { Panel } from '../../../../sections/portal/portal-page';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ChartFigure } from '../../../../ui/chart/chart-figure';
import { ColumnChart } from '../../../../ui/chart/column-chart';
import type { Datum } from '../../../../ui/chart/scale';
import { EmptyState } from '../../../../ui/feedback';
import { formatNumber, formatRupiah } from '../../../../ui/format';
import { saveFile } from '../../../../ui/save-file';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { type EarningsQuery, incomeHref } from '../../earnings-query';
import { earningsCsv } from '../../payout-files';
import { isWithin, type Period, periodIn, periodText } from '../../period';
import { IncomeList } from './income-list';

interface IncomePanelsProps {
  /** All of them, the newest first. */
  invoices: readonly Earning[];
  query: EarningsQuery;
}

/** The payments for the visitor's classes in a range of days: by month, one by one, and as a file. */
export function IncomePanels({ invoices, query }: IncomePanelsProps) {
  const period = periodIn(query.period);
  const shown = invoices.filter(({ paidAt }) => isWithin(period, paidAt));
  const months = sumsByMonth(shown.map(({ paidAt, share }) => ({ time: paidAt, value: share })));
  return (
    <>
      {shown.length > 0 && (
        <Card>
          <ByMonth months={months} shown={shown} period={period} />
        </Card>
      )}
      <Panel
        id="pembayaran-kelas"
        title="Pembayaran kelas"
        action={
          shown.length > 0 && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => saveFile('pendapatan.csv', earningsCsv(shown), 'text/csv')}
            >
              Unduh CSV<VisuallyHidden> pembayaran kelas</VisuallyHidden>
            </Button>
          )
        }
      >
        <Card>
          {shown.length === 0 && invoices.length > 0 ? (
            <EmptyState title="Tidak ada pembayaran di rentang ini">
              Pilih rentang waktu lain untuk melihat pembayaran yang lebih lama.
            </EmptyState>
          ) : (
            <IncomeList
              invoices={shown}
              page={query.income}
              hrefOf={(page) => incomeHref(query, page)}
            />
          )}
        </Card>
      </Panel>
    </>
  );
}

interface ByMonthProps {
  months: readonly Datum[];
  shown: readonly Earning[];
  period: Period;
}

function ByMonth({ months, shown, period }: ByMonthProps) {
  const total = shown.reduce((sum, { share }) => sum + share, 0);
  const best = months.reduce<Datum | null>(
    (top, month) => (top === null || month.value > top.value ? month : top),
    null,
  );
  const summary = [
    `${formatRupiah(total)} dari ${formatNumber(shown.length)} pembayaran, ${periodText(period)}.`,
    best && months.length > 1 && `Paling banyak ${best.label}: ${formatRupiah(best.value)}.`,
  ];
  const text = summary.filter(Boolean).join(' ');
  return (
    <ChartFigure
      title="Pendapatan per bulan"
      level={2}
      summary={text}
      table={{ head: ['Bulan', 'Bagianmu'], data: months }}
      format={formatRupiah}
    >
      {months.length > 1 && <ColumnChart data={months} label={text} format={formatRupiah} />}
    </ChartFigure>
  );
}

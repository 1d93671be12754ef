import type { ChartPoint } from '../../../../api/statistics-host';
import { Card } from '../../../../ui/card';
import { BarList } from '../../../../ui/chart/bar-list';
import { ChartFigure } from '../../../../ui/chart/chart-figure';
import { ColumnChart } from '../../../../ui/chart/column-chart';
import { ShareBar } from '../../../../ui/chart/share-bar';
import { EmptyState } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { largestText, trendText } from './words';

interface TrendChartProps {
  title: string;
  /** What is counted, in the middle of a sentence. */
  noun: string;
  data: readonly ChartPoint[];
}

/** A series over time. */
export function TrendChart({ title, noun, data }: TrendChartProps) {
  if (data.length === 0) return <EmptyState title={`${title}: belum ada data`} />;
  const summary = trendText(data, noun);
  return (
    <Card>
      <ChartFigure
        title={title}
        summary={summary}
        table={{ head: ['Bulan', `Jumlah ${noun}`], data }}
        format={formatNumber}
      >
        <ColumnChart data={data} label={`${title}. ${summary}`} />
      </ChartFigure>
    </Card>
  );
}

interface SharesChartProps {
  title: string;
  data: readonly ChartPoint[];
  /** The data's own order means something, as with ages; else the largest comes first. */
  isOrdered?: boolean;
}

/** The parts of a whole as bars. */
export function SharesChart({ title, data, isOrdered = false }: SharesChartProps) {
  if (data.length === 0) return <EmptyState title={`${title}: belum ada data`} />;
  const shown = isOrdered ? data : [...data].sort((a, b) => b.value - a.value);
  return (
    <Card>
      <ChartFigure title={title} summary={largestText(data)}>
        <BarList data={shown} />
      </ChartFigure>
    </Card>
  );
}

/** Women and men among the students. */
export function GenderChart({ data }: { data: readonly ChartPoint[] }) {
  if (data.length === 0) return <EmptyState title="Peserta menurut gender: belum ada data" />;
  return (
    <Card>
      <ChartFigure title="Peserta menurut gender" summary={largestText(data)}>
        <ShareBar data={data} />
      </ChartFigure>
    </Card>
  );
}

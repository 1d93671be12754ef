import type { ClassItem } from '../../../api/class';
import type { MonthSum } from '../../../core/months';
import { QueryBoundary } from '../../../data/query-boundary';
import type { QueryResult } from '../../../data/query-result';
import { Card } from '../../../ui/card';
import { ChartFigure } from '../../../ui/chart/chart-figure';
import { ColumnChart } from '../../../ui/chart/column-chart';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { Grid } from '../../../ui/layout';
import { Panel } from '../portal-page';
import styles from './desk.module.css';
import { monthsText, trendsOf } from './scope-figures';

interface ScopeTrendChartsProps {
  classes: QueryResult<readonly ClassItem[]>;
  /** What is led, in the middle of a sentence. */
  of: 'program' | 'wilayah';
}

/** Classes and taken seats by month, and what the platform does not tell by month. */
export function ScopeTrendCharts({ classes, of }: ScopeTrendChartsProps) {
  return (
    <Panel id="per-bulan" title="Dari bulan ke bulan">
      <QueryBoundary
        reading={classes}
        label="Memuat angka per bulan"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={(all) => trendsOf(all).classes.length === 0}
        empty={<EmptyState title="Belum ada kelas yang bertanggal" />}
      >
        {(all) => <Charts classes={all} />}
      </QueryBoundary>
      <p className={styles.note}>
        Kelas dihitung di bulan mulainya, dan kursinya sejumlah yang terisi hari ini. Platform tidak
        mencatat kapan tiap siswa mendaftar dan kapan tiap sekolah bergabung di {of} ini, jadi
        keduanya belum bisa ditampilkan per bulan.
      </p>
    </Panel>
  );
}

function Charts({ classes }: { classes: readonly ClassItem[] }) {
  const { classes: begun, seats, undated } = trendsOf(classes);
  return (
    <>
      <Grid min="24rem">
        <ByMonth title="Kelas menurut bulan mulai" noun="kelas" column="Kelas" months={begun} />
        {seats.some(({ value }) => value > 0) && (
          <ByMonth
            title="Kursi terisi menurut bulan mulai kelas"
            noun="kursi"
            column="Kursi terisi"
            months={seats}
          />
        )}
      </Grid>
      {undated > 0 && (
        <p className={styles.note}>
          {formatNumber(undated)} kelas belum punya tanggal mulai dan tidak ikut dihitung di sini.
        </p>
      )}
    </>
  );
}

interface ByMonthProps {
  title: string;
  /** What is counted, in the middle of a sentence. */
  noun: string;
  /** What is counted, above the table's column. */
  column: string;
  months: readonly MonthSum[];
}

function ByMonth({ title, noun, column, months }: ByMonthProps) {
  const summary = monthsText(months, noun);
  return (
    <Card>
      <ChartFigure
        title={title}
        summary={summary}
        table={{ head: ['Bulan', column], data: months }}
        format={formatNumber}
      >
        {months.length > 1 && <ColumnChart data={months} label={`${title}. ${summary}`} />}
      </ChartFigure>
    </Card>
  );
}

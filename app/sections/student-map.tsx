import { ChartFigure } from '../ui/chart/chart-figure';
import type { Datum } from '../ui/chart/scale';
import { TileMap } from '../ui/chart/tile-map';
import { formatNumber } from '../ui/format';

/** Students by province on the tile map, with the sum in words and all values as a table. */
export function StudentMap({ data }: { data: readonly Datum[] }) {
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const summary = `${formatNumber(total)} peserta di ${formatNumber(data.length)} provinsi.`;
  return (
    <ChartFigure
      title="Peta peserta"
      summary={summary}
      table={{ head: ['Provinsi', 'Peserta'], data }}
      format={formatNumber}
    >
      <TileMap data={data} label={`Peta kotak. ${summary}`} measure="Peserta per provinsi" />
    </ChartFigure>
  );
}

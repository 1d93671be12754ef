/** What the charts say in a sentence. */
import type { ProvinceFigures } from '../../../../api/statistics-host';
import type { Datum } from '../../../../ui/chart/scale';
import { formatNumber } from '../../../../ui/format';

/** Provinces as chart data, the largest first. */
export function byTotal(provinces: readonly ProvinceFigures[]): readonly Datum[] {
  return provinces
    .map(({ name, total }) => ({ label: name, value: total }))
    .sort((a, b) => b.value - a.value);
}

/** A series over time in a sentence: from where to where, and its highest point. */
export function trendText(data: readonly Datum[], noun: string): string {
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last) return 'Belum ada data.';
  const peak = data.reduce((best, datum) => (datum.value > best.value ? datum : best), first);
  const ends = `Dari ${formatNumber(first.value)} ${noun} (${first.label}) menjadi ${formatNumber(last.value)} (${last.label})`;
  return peak === last ? `${ends}, titik tertingginya.` : `${ends}. Tertinggi ${peak.label}.`;
}

/** The largest part of a whole in a sentence. */
export function largestText(data: readonly Datum[]): string {
  const [first] = data;
  if (!first) return 'Belum ada data.';
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const most = data.reduce((best, datum) => (datum.value > best.value ? datum : best), first);
  const percent = total > 0 ? Math.round((most.value / total) * 100) : 0;
  return `Terbanyak ${most.label}, ${formatNumber(percent)}% dari ${formatNumber(total)} peserta.`;
}

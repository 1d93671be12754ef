import type { School } from '../../../../api/school';
import { type ListQuery, listHref } from '../../../../sections/lists/list-query';
import { byIsland, countByProvince } from '../../../../sections/schools/places';
import { AppLink } from '../../../../ui/app-link';
import { ChartFigure } from '../../../../ui/chart/chart-figure';
import { TileMap } from '../../../../ui/chart/tile-map';
import { formatNumber } from '../../../../ui/format';
import styles from './province-picker.module.css';

/** The map of schools, and the provinces as links that search for them. */
export function ProvincePicker(props: { schools: readonly School[]; query: ListQuery }) {
  const { schools, query } = props;
  const counts = countByProvince(schools);
  if (counts.length === 0) return null;
  const summary = `${formatNumber(schools.length)} sekolah di ${counts.length} provinsi. Tiap kotak satu provinsi.`;
  return (
    <>
      <ChartFigure
        title="Sekolah per provinsi"
        summary={summary}
        level={2}
        table={{ head: ['Provinsi', 'Sekolah'], data: counts }}
        format={formatNumber}
      >
        <TileMap
          data={counts}
          label={`Peta kotak. ${summary}`}
          measure="Sekolah"
          selected={query.search}
        />
      </ChartFigure>
      <div className={styles.islands}>
        {byIsland(counts).map(({ island, provinces }) => (
          <details key={island} open={provinces.some(({ label }) => label === query.search)}>
            <summary className={styles.island}>
              {island}
              <span>{formatNumber(provinces.reduce((sum, { value }) => sum + value, 0))}</span>
            </summary>
            <ul className={styles.provinces}>
              {provinces.map(({ label, value }) => (
                <li key={label}>
                  <AppLink
                    to={`${listHref(query, { search: label })}#daftar-sekolah`}
                    aria-current={label === query.search ? 'true' : undefined}
                  >
                    {label}
                    <span>{formatNumber(value)}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

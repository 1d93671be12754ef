import { pageOf } from '../../../api/page';
import { listProvinceScores } from '../../../api/statistics-host';
import { QueryBoundary } from '../../../data/query-boundary';
import { mapResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { LastWord } from '../../../sections/last-word';
import { FilterNav } from '../../../sections/lists/filter-nav';
import {
  keptBySearch,
  type ListQuery,
  listHref,
  useListQuery,
} from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { BarList } from '../../../ui/chart/bar-list';
import { DotList } from '../../../ui/chart/dot-list';
import { Skeleton } from '../../../ui/feedback';
import { formatNumber } from '../../../ui/format';
import { Section } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { SearchBox } from '../../../ui/search-box';
import { Podium } from './leaderboards/podium';
import {
  axisOf,
  found,
  type Measure,
  measureOf,
  measures,
  type Ranked,
  rank,
} from './leaderboards/ranking';
import styles from './leaderboards.module.css';

const PER_PAGE = 20;
/** A page of the ranking, with the axis of the whole. */
function pageFor(all: readonly Ranked[], { search, page }: ListQuery, measure: Measure) {
  return { ...pageOf(found(all, search), page, PER_PAGE), axis: axisOf(all, measure) };
}

/** The provinces' league: the best three on a podium, all of them below, by score or by number. */
export default function LeaderboardsPage() {
  const query = useListQuery();
  const measure = measureOf(query.category);
  const ranking = mapResult(useCall(listProvinceScores()), (all) => rank(all, measure));
  const results = mapResult(ranking, (all) => pageFor(all, query, measure));
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Provinsi mana yang memimpin?"
        lead="Nilai uji coba dan jumlah peserta tiap provinsi, dihitung dari pengerjaan yang tercatat."
        current="Papan Peringkat"
      >
        <FilterNav
          label="Ukuran peringkat"
          options={(['score', 'total'] as const).map((key) => ({
            label: measures[key].label,
            to: listHref(query, { category: key === 'score' ? '' : key }),
            selected: key === measure,
          }))}
        />
      </PageHeader>
      <Section label="Tiga besar" className={styles.podium ?? ''}>
        <QueryBoundary
          reading={ranking}
          label="Memuat peringkat"
          skeleton={<Skeleton height="18rem" />}
        >
          {(all) => <Podium places={all.slice(0, 3)} format={formatOf(measure)} />}
        </QueryBoundary>
      </Section>
      <Section label="Peringkat lengkap">
        <div className={styles.search}>
          <SearchBox
            label="Cari provinsi"
            placeholder="Nama provinsi"
            value={query.search}
            keep={keptBySearch(query)}
          />
        </div>
        <ListResults
          reading={results}
          query={query}
          noun="provinsi"
          skeleton={<Skeleton height="40rem" />}
        >
          {({ items, axis }) => <Rows items={items} axis={axis} measure={measure} />}
        </ListResults>
      </Section>
      <LastWord />
    </>
  );
}

type RowsProps = { items: readonly Ranked[]; axis: readonly number[]; measure: Measure };

function Rows({ items, axis, measure }: RowsProps) {
  const data = items.map(({ name, value, rank: place }) => ({ label: name, value, rank: place }));
  const format = formatOf(measure);
  if (measure === 'total') return <BarList data={data} format={format} max={axis.at(-1) ?? 0} />;
  const [from = 0, to = 0] = [axis[0], axis.at(-1)];
  const start = from > 0 ? ', tidak mulai dari nol' : '';
  const caption = `Skala nilai ${formatNumber(from)}–${formatNumber(to)}${start}.`;
  return <DotList data={data} ticks={axis} format={format} caption={caption} />;
}

function formatOf(measure: Measure): (value: number) => string {
  return (value) => `${formatNumber(value)} ${measures[measure].unit}`;
}

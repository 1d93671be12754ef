import type { Answer } from '../api/answer';
import { pageOf } from '../api/every-page';
import type { Page } from '../api/page';
import { listProvinceScores } from '../api/statistics-host';
import { Answered } from '../data/answered';
import { FilterNav } from '../features/listing/filter-nav';
import { latestOnly } from '../features/listing/latest-only';
import { type ListQuery, listHref, readListQuery } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { BarList } from '../ui/chart/bar-list';
import { DotList } from '../ui/chart/dot-list';
import { Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { Section } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SearchBox } from '../ui/search-box';
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
type Ranking = Answer<readonly Ranked[]>;

export function loader(args: PageArgs) {
  const query = readListQuery(args.url.searchParams);
  const measure = measureOf(query.category);
  const ranking = latestOnly(args, async (send): Promise<Ranking> => {
    const answer = await send(listProvinceScores());
    return answer.status
      ? { ...answer, data: rank(answer.data, measure) }
      : { ...answer, data: null };
  });
  const results = ranking.then((answer) => resultsOf(answer, query, measure));
  return { query, measure, ranking, results };
}

/** A page of the ranking with the axis of the whole. */
interface RankingPage extends Page<Ranked> {
  readonly axis: readonly number[];
}

function resultsOf(
  answer: Ranking,
  { search, page }: ListQuery,
  measure: Measure,
): Answer<RankingPage> {
  if (!answer.status) return { ...answer, data: null };
  const shown = pageOf(found(answer.data, search), page, PER_PAGE);
  return { ...answer, data: { ...shown, axis: axisOf(answer.data, measure) } };
}

/** The provinces' league: the best three on a podium, all of them below, by score or by number. */
export default function LeaderboardsPage() {
  const { query, measure, ranking, results } = usePageData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Provinsi mana yang memimpin?"
        lead="Nilai uji coba dan jumlah peserta tiap provinsi, dihitung dari data platform."
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
        <Answered answer={ranking} label="Memuat peringkat" skeleton={<Skeleton height="18rem" />}>
          {(all) => <Podium places={all.slice(0, 3)} format={formatOf(measure)} />}
        </Answered>
      </Section>
      <Section label="Peringkat lengkap">
        <div className={styles.search}>
          <SearchBox
            label="Cari provinsi"
            placeholder="Nama provinsi"
            value={query.search}
            keep={query.category === '' ? {} : { category: query.category }}
          />
        </div>
        <ListResults
          results={results}
          query={query}
          noun="provinsi"
          skeleton={<Skeleton height="40rem" />}
        >
          {({ items, axis }) => <Rows items={items} axis={axis} measure={measure} />}
        </ListResults>
      </Section>
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

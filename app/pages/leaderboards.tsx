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
import { Skeleton } from '../ui/feedback';
import { formatNumber } from '../ui/format';
import { Section } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { SearchBox } from '../ui/search-box';
import { Podium } from './leaderboards/podium';
import {
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
  return { query, measure, ranking, results: ranking.then((answer) => resultsOf(answer, query)) };
}

function resultsOf(answer: Ranking, { search, page }: ListQuery): Answer<Page<Ranked>> {
  if (!answer.status) return { ...answer, data: null };
  return { ...answer, data: pageOf(found(answer.data, search), page, PER_PAGE) };
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
          {({ items }) => <Rows items={items} measure={measure} />}
        </ListResults>
      </Section>
    </>
  );
}

function Rows({ items, measure }: { items: readonly Ranked[]; measure: Measure }) {
  const max = measure === 'score' ? { max: 100 } : {};
  return (
    <BarList
      data={items.map(({ name, value, rank: place }) => ({ label: name, value, rank: place }))}
      format={formatOf(measure)}
      {...max}
    />
  );
}

function formatOf(measure: Measure): (value: number) => string {
  return (value) => `${formatNumber(value)} ${measures[measure].unit}`;
}

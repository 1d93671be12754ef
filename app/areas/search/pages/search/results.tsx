import type { SearchHit, SearchResults } from '../../../../api/search';
import { searchSite } from '../../../../api/search';
import { formatDate } from '../../../../core/wib';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { ChipNav, ChipTotal } from '../../../../sections/lists/chip-nav';
import { ListSummary, PagedList } from '../../../../sections/lists/list-results';
import { AppLink } from '../../../../ui/app-link';
import { FilterChip } from '../../../../ui/chip';
import { Notice, Skeleton } from '../../../../ui/feedback';
import { MarkedText } from './marked-text';
import styles from './results.module.css';
import { type SearchAddress, searchHref } from './search-href';
import { KIND_NAMES } from './search-kinds';
import { Ways } from './ways';

/** What was found, in all its states. */
export function Results({ asked }: { asked: SearchAddress }) {
  const call = searchSite(asked);
  const reading = useKeepPreviousData(call.address, useCall(call));
  const results = reading.status === 'ready' ? reading.data : null;
  return (
    <>
      {results && <Kinds asked={asked} results={results} />}
      <p className={styles.summary}>
        <ListSummary reading={reading} noun="hasil" />
      </p>
      {results && <Remarks asked={asked} results={results} />}
      <PagedList
        reading={reading}
        asked={asked.page}
        noun="hasil"
        skeleton={<Ghosts />}
        hrefOf={(page) => searchHref(asked, { page })}
        nothing={<Nothing asked={asked} />}
      >
        {(page) => <Hits page={page} />}
      </PagedList>
    </>
  );
}

interface AskedResults {
  asked: SearchAddress;
  results: SearchResults;
}

/** The kinds of what was found, each with how many there are. */
function Kinds({ asked, results: { kinds } }: AskedResults) {
  if (kinds.length < 2 && asked.kind === '') return null;
  return (
    <div className={styles.kinds}>
      <ChipNav label="Jenis hasil">
        <li>
          <FilterChip to={searchHref(asked, { kind: '' })} selected={asked.kind === ''}>
            Semua
          </FilterChip>
        </li>
        {kinds.map(({ kind, total }) => (
          <li key={kind}>
            <FilterChip to={searchHref(asked, { kind })} selected={asked.kind === kind}>
              {KIND_NAMES[kind]}
              <ChipTotal total={total} noun="hasil" />
            </FilterChip>
          </li>
        ))}
      </ChipNav>
    </div>
  );
}

/** What there is to say of the results: that something was mended, or is still to come. */
function Remarks({ asked, results: { corrected, isWhole } }: AskedResults) {
  return (
    <>
      {corrected !== '' && (
        <p className={styles.corrected}>
          Maksudmu <AppLink to={searchHref(asked, { q: corrected })}>{corrected}</AppLink>? Hasilnya
          langsung kami tampilkan.
        </p>
      )}
      {!isWhole && (
        <Notice tone="warning">
          <p>Sebagian isi situs belum selesai dibaca, jadi hasilnya masih bisa bertambah.</p>
          <AppLink reloadDocument to={searchHref(asked, asked)}>
            Cari lagi
          </AppLink>
        </Notice>
      )}
    </>
  );
}

function Hits({ page: { items, words } }: { page: SearchResults }) {
  const found = new Set(words);
  return (
    <ol className={styles.hits}>
      {items.map((hit) => (
        <Hit key={hit.path} hit={hit} words={found} />
      ))}
    </ol>
  );
}

function Hit({ hit, words }: { hit: SearchHit; words: ReadonlySet<string> }) {
  const date = formatDate(hit.date, 'short');
  return (
    <li className={styles.hit}>
      <p className={styles.facts}>
        <span className={styles.kind}>{KIND_NAMES[hit.kind]}</span>
        {date && <span>{date}</span>}
      </p>
      <h2 className={styles.title}>
        <AppLink to={hit.path}>
          <MarkedText text={hit.title} words={words} />
        </AppLink>
      </h2>
      {hit.summary && (
        <p className={styles.text}>
          <MarkedText text={hit.summary} words={words} />
        </p>
      )}
    </li>
  );
}

function Nothing({ asked }: { asked: SearchAddress }) {
  return (
    <Ways
      title={`Belum ada yang cocok dengan “${asked.q}”. Coba kata lain, atau lihat daftar ini.`}
    />
  );
}

function Ghosts() {
  return (
    <div className={styles.ghosts}>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <Skeleton key={place} height="6.5rem" />
      ))}
    </div>
  );
}

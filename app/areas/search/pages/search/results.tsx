import { useState } from 'react';
import type { Call } from '../../../../api/call';
import type { SearchHit, SearchResults } from '../../../../api/search';
import { searchSite } from '../../../../api/search';
import { useApp } from '../../../../core/app-context';
import { formatDate } from '../../../../core/wib';
import { changedElsewhere } from '../../../../data/send-write';
import { useCall, useKeepPreviousData } from '../../../../data/use-call';
import { useLookAgain } from '../../../../data/use-look-again';
import { ChipNav, ChipTotal } from '../../../../sections/lists/chip-nav';
import { ListSummary, PagedList } from '../../../../sections/lists/list-results';
import { Absence } from '../../../../ui/absence';
import { AppLink } from '../../../../ui/app-link';
import { FilterChip } from '../../../../ui/chip';
import { cx } from '../../../../ui/cx';
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
  const hasFound = results !== null && results.items.length > 0;
  useRest(call, results?.isWhole === false);
  return (
    <>
      {results && <Kinds asked={asked} results={results} />}
      <p className={styles.summary}>
        <ListSummary reading={reading} noun="hasil" />
      </p>
      {results && <Remarks asked={asked} results={results} />}
      <div className={cx(styles.found, hasFound && styles.beside)}>
        <div>
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
        </div>
        {hasFound && <Ways title="Bukan ini yang kamu cari?" />}
      </div>
    </>
  );
}

/** How often and how many times the rest is asked for: lists that take longer are read by nobody soon. */
const REST_EVERY_MS = 3_000;
const REST_TIMES = 5;

/** Asks again while some of the site's lists are still being read. */
function useRest(call: Call<SearchResults>, isMissing: boolean): void {
  const { cache } = useApp();
  const [asked, setAsked] = useState({ address: '', times: 0 });
  const times = asked.address === call.address ? asked.times : 0;
  const ask = () => {
    if (!isMissing) return;
    setAsked({ address: call.address, times: times + 1 });
    changedElsewhere(cache, call);
  };
  useLookAgain(ask, { every: isMissing && times < REST_TIMES ? REST_EVERY_MS : null });
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
    <div className={styles.nothing}>
      <Absence className={styles.absence} />
      <Ways
        title={`Belum ada yang cocok dengan “${asked.q}”. Coba kata lain, atau lihat daftar ini.`}
      />
    </div>
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

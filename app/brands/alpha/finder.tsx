import { useState } from 'react';
import { Form } from 'react-router';
import { cleanLine } from '../../core/typed-text';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall, useKeepPreviousData } from '../../data/use-call';
import { useDebounced } from '../../data/use-debounced';
import { pagePath, usePageSet } from '../../router/page-table';
import { openClasses, SHOWN_CLASSES } from '../../sections/classes/open-classes';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { PlainLine } from '../../ui/plain-line';
import styles from './finder.module.css';
import { FoundRows, NothingFound } from './found-rows';

const IDEAS = 5;

/** The catalogue's counter: what is typed is looked up at once among the classes that take students. */
export function Finder() {
  const has = usePageSet();
  const [wanted, setWanted] = useState('');
  const search = useDebounced(cleanLine(wanted));
  const list = pagePath(has('class') ? 'class' : 'courses');
  const ideas = useIdeas();
  return (
    <div className={styles.counter}>
      <Container>
        <h1 className={styles.title}>Belajar keterampilan yang benar-benar dipakai kerja.</h1>
        <PlainLine />
        <search>
          <Form method="get" action={list} className={styles.form}>
            <label className={styles.field}>
              <span className={styles.label}>Aku mau belajar</span>
              <input
                type="search"
                name="search"
                value={wanted}
                maxLength={100}
                placeholder={ideas[0] ?? 'apa saja'}
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => setWanted(target.value)}
              />
            </label>
            <Button type="submit" size="large" icon="search">
              Cari
            </Button>
          </Form>
        </search>
        {ideas.length > 0 && (
          <ul className={styles.ideas} aria-label="Yang diajarkan">
            {ideas.map((idea) => (
              <li key={idea}>
                <AppLink to={searchPath(list, idea)} className={styles.idea}>
                  {idea}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <Found search={search} list={list} />
      </Container>
    </div>
  );
}

/** What the next classes are about: of each the narrowest of its tags, which stands last. */
function useIdeas(): string[] {
  const reading = useCall(openClasses());
  if (reading.status !== 'ready') return [];
  return [...new Set(reading.data.items.flatMap(({ tags }) => tags.slice(-1)))].slice(0, IDEAS);
}

function searchPath(list: string, search: string): string {
  return search === '' ? list : `${list}?search=${encodeURIComponent(search)}`;
}

/** The classes that fit; those of the search before stay until the others have come. */
function Found({ search, list }: { search: string; list: string }) {
  const reading = useKeepPreviousData(search, useCall(openClasses(search)));
  return (
    <section aria-labelledby="open-classes" className={styles.found}>
      <div className={styles.head}>
        <h2 id="open-classes">
          {search === '' ? 'Sedang menerima peserta' : <>Cocok dengan “{search}”</>}
        </h2>
        <AppLink to={searchPath(list, search)} className={styles.all}>
          Seluruh katalog
          <Icon name="arrow-right" size={18} />
        </AppLink>
      </div>
      <QueryBoundary
        reading={reading}
        label="Mencari kelas"
        skeleton={<Skeleton height="34rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingFound search={search} />}
      >
        {({ items, totalItems }) => (
          <FoundRows items={items.slice(0, SHOWN_CLASSES)} total={totalItems} />
        )}
      </QueryBoundary>
    </section>
  );
}

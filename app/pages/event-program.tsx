import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage, usePageData } from '../navigation/use-page';
import { pagePath, usePageSet } from '../page-table';
import { festivalProgramme } from '../sections/events/event-kinds';
import { readListQuery } from '../sections/listing/list-query';
import { ListResults } from '../sections/listing/list-results';
import { ListTools } from '../sections/listing/list-tools';
import { PageHeader } from '../sections/page-header';
import { rememberList } from '../sections/posts/list-return';
import { postListLoader } from '../sections/posts/post-list-loader';
import { Container } from '../ui/layout';
import styles from './event.module.css';
import { Programme, ProgrammeSkeleton } from './event-program/programme';

export const loader = postListLoader(festivalProgramme);

/** The festival's programme, day by day. */
export default function ProgrammePage() {
  const { posts, categories } = usePageData<typeof loader>();
  const { search } = useLocation();
  const { canonical } = usePage();
  const has = usePageSet();
  const query = readListQuery(new URLSearchParams(search));
  useEffect(() => rememberList(canonical, search), [canonical, search]);
  return (
    <>
      <PageHeader
        title={festivalProgramme.title}
        lead={festivalProgramme.lead}
        current={festivalProgramme.label}
        trail={has('event') ? [{ label: 'Acara', to: pagePath('event') }] : []}
      />
      <Container className={styles.body ?? ''}>
        <ListTools query={query} categories={categories} />
        <ListResults
          results={posts}
          query={query}
          noun={festivalProgramme.noun}
          skeleton={<ProgrammeSkeleton />}
        >
          {({ items }) => <Programme items={items} />}
        </ListResults>
      </Container>
    </>
  );
}

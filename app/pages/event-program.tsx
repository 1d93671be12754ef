import { useLocation } from 'react-router';
import { festivalProgramme } from '../features/events/event-kinds';
import { readListQuery } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import { ListTools } from '../features/listing/list-tools';
import { useRememberedList } from '../features/posts/list-return';
import { postListLoader } from '../features/posts/post-list-loader';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import styles from './event.module.css';
import { Programme, ProgrammeSkeleton } from './event-program/programme';

export const loader = postListLoader(festivalProgramme);

/** The festival's programme, day by day. */
export default function ProgrammePage() {
  const { posts, categories } = usePageData<typeof loader>();
  const { search } = useLocation();
  const has = usePageSet();
  const query = readListQuery(new URLSearchParams(search));
  useRememberedList();
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

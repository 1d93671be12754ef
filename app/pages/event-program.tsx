import { useCall } from '../data/use-call';
import { festivalProgramme } from '../features/events/event-kinds';
import { ListResults } from '../features/listing/list-results';
import { ListTools } from '../features/listing/list-tools';
import { useListQuery } from '../features/listing/use-list-query';
import { useRememberedList } from '../features/posts/list-return';
import { postsOf, usePostCategories } from '../features/posts/post-calls';
import { pagePath, usePageSet } from '../route/page-table';
import { Container } from '../ui/container';
import { PageHeader } from '../ui/page-header';
import styles from './event.module.css';
import { Programme, ProgrammeSkeleton } from './event-program/programme';

/** The festival's programme, day by day. */
export default function ProgrammePage() {
  const has = usePageSet();
  const query = useListQuery();
  const categories = usePostCategories(festivalProgramme);
  const posts = useCall(postsOf(festivalProgramme, query));
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
          reading={posts}
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

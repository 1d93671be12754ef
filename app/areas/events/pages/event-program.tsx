import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../router/page-table';
import { festivalProgramme } from '../../../sections/events/event-kinds';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { ListTools } from '../../../sections/lists/list-tools';
import { useRememberedList } from '../../../sections/posts/list-return';
import { postsOf } from '../../../sections/posts/post-calls';
import { usePostCategories } from '../../../sections/posts/post-categories';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import styles from './event/event-list.module.css';
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

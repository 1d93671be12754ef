import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { festivalProgramme } from '../../../sections/events/event-kinds';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { ListTools } from '../../../sections/lists/list-tools';
import { useRememberedList } from '../../../sections/posts/list-return';
import { postsOf } from '../../../sections/posts/post-calls';
import { usePostCategories } from '../../../sections/posts/post-categories';
import { LearnLink } from '../../../sections/programs/learn-link';
import { ButtonLink } from '../../../ui/button';
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
      <Ending />
    </>
  );
}

/** To the festival as a whole, and to what can be learned afterwards. */
function Ending() {
  const has = usePageSet();
  return (
    <CallToAction
      title="Sudah menandai yang ingin didatangi?"
      text="Daftar hadir di halaman tiap acara, lalu simpan ke kalender. Yang terlewat masih bisa disusul di kelas."
    >
      {has('belajar-bersama') && (
        <ButtonLink to={pagePath('belajar-bersama')} size="large" iconEnd="arrow-right">
          Seputar festival
        </ButtonLink>
      )}
      <LearnLink variant={has('belajar-bersama') ? 'secondary' : 'primary'} />
    </CallToAction>
  );
}

import { type Job, listJobs } from '../../../api/career';
import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { useRememberedList } from '../../../sections/posts/list-return';
import { PostTitle } from '../../../sections/posts/post-title';
import { LearnLink } from '../../../sections/programs/learn-link';
import { ButtonLink } from '../../../ui/button';
import { ActionRow, Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import styles from '../job-list.module.css';
import { JobRow } from '../job-row';
import { JobsSkeleton } from '../jobs-skeleton';
import { Fairs } from './event-careers/fairs';

/** Open positions of all companies, and the days on which they can be met. */
export default function JobFairPage() {
  const has = usePageSet();
  const query = useListQuery();
  const jobs = useCall(listJobs({ page: query.page }));
  useRememberedList();
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Pekerjaan pertama tidak harus dicari sendirian"
        current="Bursa karier"
        lead="Lowongan dari perusahaan yang mengenal cara kami mengajar, dan hari bursa untuk bertemu mereka."
        trail={has('event') ? [{ label: 'Acara', to: pagePath('event') }] : []}
      >
        {has('career') && (
          <ActionRow>
            <ButtonLink variant="secondary" to={pagePath('career')}>
              Lihat perusahaannya
            </ButtonLink>
          </ActionRow>
        )}
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <h2 className={styles.heading}>Lowongan</h2>
        <ListResults reading={jobs} query={query} noun="lowongan" skeleton={<JobsSkeleton />}>
          {({ items }) => (
            <ul className={styles.rows}>
              {items.map((job) => (
                <JobRow key={job.id} job={job} title={<JobLink job={job} />} />
              ))}
            </ul>
          )}
        </ListResults>
      </Container>
      <Fairs>
        <CallToAction
          title="Belum ada yang cocok?"
          text="Sambil menunggu lowongan berikutnya, perkuat satu keterampilan, atau kenali dulu perusahaannya."
        >
          <LearnLink />
          {has('career') && (
            <ButtonLink variant="secondary" size="large" to={pagePath('career')}>
              Lihat perusahaan
            </ButtonLink>
          )}
        </CallToAction>
      </Fairs>
    </>
  );
}

function JobLink({ job: { id, slug, title } }: { job: Job }) {
  const has = usePageSet();
  const to = has('event-careers-detail') ? pagePath('event-careers-detail', { id, slug }) : null;
  return <PostTitle title={title} to={to} />;
}

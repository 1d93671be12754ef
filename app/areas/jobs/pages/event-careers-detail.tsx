import { getJob, type JobDetail } from '../../../api/career';
import { useItem } from '../../../data/use-item';
import { type PageParams, pagePath, usePageSet } from '../../../router/page-table';
import { useReturnToList } from '../../../sections/posts/list-return';
import { AppLink } from '../../../ui/app-link';
import { Avatar } from '../../../ui/avatar';
import { Card } from '../../../ui/card';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { ShareButton } from '../../../ui/share-button';
import { ApplyLink, JobFacts, JobText } from '../job-details';
import { MoreJobs } from '../more-jobs';
import { OtherJobs } from './event-careers/other-jobs';
import styles from './event-careers-detail.module.css';

/** The job of the path. */
export const itemCall = ({ id = '' }: PageParams) => getJob(id);

/** One job: what it is, what it asks for, with whom, and the way to apply. */
export default function JobPage() {
  const returnToList = useReturnToList();
  const item = useItem(itemCall);
  const has = usePageSet();
  const trail = has('event-careers')
    ? [{ label: 'Bursa karier', to: returnToList(pagePath('event-careers')) }]
    : [];
  return (
    <>
      <PageHeader title={item.title} lead={item.summary} trail={trail}>
        <Company job={item} />
      </PageHeader>
      <Container className={styles.bar ?? ''}>
        <Card className={styles.card ?? ''}>
          <JobFacts job={item} />
          <div className={styles.ways}>
            <ApplyLink job={item} block />
            <ShareButton title={item.title} label="Bagikan lowongan" block />
          </div>
        </Card>
      </Container>
      <Container className={styles.body ?? ''}>
        <section aria-labelledby="tentang-lowongan">
          <h2 id="tentang-lowongan" className={styles.heading}>
            Tentang lowongan
          </h2>
          <JobText job={item} />
        </section>
      </Container>
      {item.careerId !== '' && <OtherJobs job={item} />}
      <MoreJobs />
    </>
  );
}

function Company({ job: { career } }: { job: JobDetail }) {
  const has = usePageSet();
  const { name, slug, logo } = career;
  if (name === '') return null;
  return (
    <p className={styles.company}>
      <Avatar name={name} src={logo} size={64} kind="marks" />
      {has('career') && slug !== '' ? (
        <AppLink to={pagePath('career', { slug })}>{name}</AppLink>
      ) : (
        name
      )}
    </p>
  );
}

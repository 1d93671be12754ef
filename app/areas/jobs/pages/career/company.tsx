import { useLocation } from 'react-router';
import { getCareer, type Job, listJobs } from '../../../../api/career';
import { useCall, useLoaded } from '../../../../data/use-call';
import { usePageParams } from '../../../../router/page-query';
import { pagePath } from '../../../../router/page-table';
import { useListQuery } from '../../../../sections/lists/list-query';
import { ListResults } from '../../../../sections/lists/list-results';
import { useReturnToList } from '../../../../sections/posts/list-return';
import { AppLink } from '../../../../ui/app-link';
import { Avatar } from '../../../../ui/avatar';
import { ButtonLink } from '../../../../ui/button';
import { stretched } from '../../../../ui/card';
import { ActionRow, Container } from '../../../../ui/container';
import { formatNumber } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { RichText } from '../../../../ui/rich-text/rich-text';
import { ShareButton } from '../../../../ui/share-button';
import { TickList } from '../../../../ui/tick-list';
import styles from '../../job-list.module.css';
import { JobRow } from '../../job-row';
import { JobsSkeleton } from '../../jobs-skeleton';
import { MoreJobs } from '../../more-jobs';
import own from './company.module.css';
import { JobDialog } from './job-dialog';
import { jobHref, jobIn } from './job-query';

/** One company: who it is, its open positions, what it offers. A job opens in a dialog. */
export function Company({ slug }: { slug: string }) {
  const item = useLoaded(getCareer(slug));
  const returnToList = useReturnToList();
  const params = usePageParams();
  const query = useListQuery();
  const jobs = useCall(listJobs({ careerId: item.id, page: query.page }));
  return (
    <>
      <PageHeader
        eyebrow={[item.industry, item.city].filter(Boolean).join(' · ')}
        title={item.name}
        lead={item.summary}
        trail={[{ label: 'Karier', to: returnToList(pagePath('career')) }]}
      >
        <ActionRow>
          {item.website !== '' && (
            <ButtonLink variant="secondary" iconEnd="arrow-up-right" to={item.website}>
              Situs perusahaan
            </ButtonLink>
          )}
          <ShareButton title={item.name} />
        </ActionRow>
      </PageHeader>
      <Container className={own.body ?? ''}>
        <aside aria-labelledby="tentang-perusahaan" className={own.side}>
          <Avatar name={item.name} src={item.logo} size={160} kind="marks" />
          <h2 id="tentang-perusahaan" className={styles.heading}>
            Tentang perusahaan
          </h2>
          {item.totalJobs > 0 && (
            <p className={own.open}>
              <strong>{formatNumber(item.totalJobs)}</strong> posisi dibuka
            </p>
          )}
          <RichText html={item.description} />
        </aside>
        <section aria-labelledby="lowongan">
          <h2 id="lowongan" className={styles.heading}>
            Lowongan
          </h2>
          <ListResults reading={jobs} query={query} noun="lowongan" skeleton={<JobsSkeleton />}>
            {({ items }) => (
              <ul className={styles.rows}>
                {items.map((job) => (
                  <JobRow key={job.id} job={job} withoutCompany title={<JobOpener job={job} />} />
                ))}
              </ul>
            )}
          </ListResults>
        </section>
      </Container>
      {item.benefits.length > 0 && (
        <Section ground="soft" labelledBy="yang-ditawarkan">
          <SectionHeading id="yang-ditawarkan" title="Yang ditawarkan" />
          <TickList texts={item.benefits} columns />
        </Section>
      )}
      <MoreJobs />
      <JobDialog id={jobIn(params)} />
    </>
  );
}

/** Opens the job in the address, so that it can be shared and gone back from. */
function JobOpener({ job }: { job: Job }) {
  const { search } = useLocation();
  return (
    <AppLink
      to={jobHref(search, job.id)}
      className={stretched}
      preventScrollReset
      viewTransition={false}
    >
      {job.title}
    </AppLink>
  );
}

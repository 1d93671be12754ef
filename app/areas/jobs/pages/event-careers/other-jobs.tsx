import { type JobDetail, listJobs } from '../../../../api/career';
import { DataBlock } from '../../../../data/data-block';
import { pagePath } from '../../../../router/page-table';
import { PostTitle } from '../../../../sections/posts/post-title';
import { Skeleton } from '../../../../ui/feedback';
import { Section, SectionHeading } from '../../../../ui/layout';
import styles from '../../job-list.module.css';
import { JobRow } from '../../job-row';

const SHOWN = 3;

/** What else the company looks for. */
export function OtherJobs({ job }: { job: JobDetail }) {
  const { careerId } = job;
  return (
    <Section ground="soft" labelledBy="lowongan-lain">
      <SectionHeading
        id="lowongan-lain"
        title={job.career.name === '' ? 'Lowongan lain' : `Lowongan lain di ${job.career.name}`}
      />
      <DataBlock
        call={listJobs({ careerId })}
        label="Memuat lowongan lain"
        skeleton={<Skeleton height="8.25rem" />}
        isEmpty={({ items }) => items.every(({ id }) => id === job.id)}
        empty={<p>Belum ada lowongan lain dari perusahaan ini.</p>}
      >
        {({ items }) => (
          <ul className={styles.rows}>
            {items
              .filter(({ id }) => id !== job.id)
              .slice(0, SHOWN)
              .map((other) => (
                <JobRow
                  key={other.id}
                  job={other}
                  withoutCompany
                  title={
                    <PostTitle
                      title={other.title}
                      to={pagePath('event-careers-detail', { id: other.id, slug: other.slug })}
                    />
                  }
                />
              ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
}

import { useId } from 'react';
import { type Career, listCareers } from '../../../../api/career';
import { DataBlock } from '../../../../data/data-block';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { AppLink } from '../../../../ui/app-link';
import { ButtonLink } from '../../../../ui/button';
import { Card, stretched } from '../../../../ui/card';
import { EmptyState, Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import styles from './hiring-now.module.css';

const SHOWN = 6;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The companies that are hiring by way of the platform now. */
export function HiringNow({ lead }: { lead: string }) {
  const id = useId();
  const has = usePageSet();
  const list = ['career', 'event-careers'].find(has);
  const all = list && (
    <ButtonLink to={pagePath(list)} variant="secondary" iconEnd="arrow-right">
      Semua lowongan
    </ButtonLink>
  );
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="Yang sedang mencari orang" lead={lead} action={all} />
      <DataBlock
        call={listCareers()}
        label="Memuat perusahaan"
        skeleton={
          <Grid min="20rem">
            {PLACES.map((place) => (
              <Skeleton key={place} height="11rem" />
            ))}
          </Grid>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="Belum ada lowongan yang dibuka" />}
      >
        {({ items }) => (
          <Grid min="20rem">
            {items.slice(0, SHOWN).map((career) => (
              <CompanyCard key={career.id} career={career} />
            ))}
          </Grid>
        )}
      </DataBlock>
    </Section>
  );
}

function CompanyCard({ career }: { career: Career }) {
  const { slug, name, industry, city, summary, totalJobs } = career;
  const has = usePageSet();
  const isLinked = has('career');
  return (
    <Card as="article" interactive={isLinked}>
      <h3 className={styles.name}>
        {isLinked ? (
          <AppLink to={pagePath('career', { slug })} className={stretched}>
            {name}
          </AppLink>
        ) : (
          name
        )}
      </h3>
      <p className={styles.facts}>{[industry, city].filter(Boolean).join(' · ')}</p>
      <p className={styles.summary}>{summary}</p>
      {totalJobs > 0 && <p className={styles.jobs}>{formatNumber(totalJobs)} posisi dibuka</p>}
    </Card>
  );
}

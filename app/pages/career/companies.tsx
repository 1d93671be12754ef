import { useLocation } from 'react-router';
import type { Answer } from '../../api/answer';
import type { Career } from '../../api/career';
import type { Page } from '../../api/page';
import { readListQuery } from '../../features/listing/list-query';
import { ListResults } from '../../features/listing/list-results';
import { useRememberedList } from '../../features/posts/list-return';
import { pagePath, usePageSet } from '../../route/page-table';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card, stretched } from '../../ui/card';
import { Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { ActionRow, Container, Grid } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import styles from './companies.module.css';

const CARD_WIDTH = '19rem';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The companies, page by page. */
export function Companies({ companies }: { companies: Promise<Answer<Page<Career>>> }) {
  const { search } = useLocation();
  const has = usePageSet();
  const query = readListQuery(new URLSearchParams(search));
  useRememberedList();
  return (
    <>
      <PageHeader
        title="Perusahaan yang menunggu karyamu"
        current="Karier"
        lead="Mereka mengenal cara kami belajar dan membuka pintu bagi yang baru memulai."
      >
        {has('event-careers') && (
          <ActionRow>
            <ButtonLink iconEnd="arrow-right" to={pagePath('event-careers')}>
              Semua lowongan
            </ButtonLink>
          </ActionRow>
        )}
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <ListResults
          results={companies}
          query={query}
          noun="perusahaan"
          skeleton={<CompaniesSkeleton />}
        >
          {({ items }) => (
            <Grid min={CARD_WIDTH}>
              {items.map((company) => (
                <CompanyCard key={company.id} company={company} />
              ))}
            </Grid>
          )}
        </ListResults>
      </Container>
    </>
  );
}

function CompanyCard({ company }: { company: Career }) {
  const { slug, name, logo, summary, city, industry, totalJobs } = company;
  return (
    <Card as="article" interactive>
      <div className={styles.top}>
        <Avatar name={name} src={logo} size={56} />
        {totalJobs > 0 && <Badge tone="green">{formatNumber(totalJobs)} lowongan</Badge>}
      </div>
      <h2 className={styles.name}>
        <AppLink to={pagePath('career', { slug })} className={stretched}>
          {name}
        </AppLink>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.facts}>
        {industry !== '' && (
          <li>
            <Icon name="building" size={18} />
            {industry}
          </li>
        )}
        {city !== '' && (
          <li>
            <Icon name="pin" size={18} />
            {city}
          </li>
        )}
      </ul>
    </Card>
  );
}

function CompaniesSkeleton() {
  return (
    <Grid min={CARD_WIDTH}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="15rem" />
      ))}
    </Grid>
  );
}

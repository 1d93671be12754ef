import { type Career, listCareers } from '../../../../api/career';
import { useCall } from '../../../../data/use-call';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { CallToAction } from '../../../../sections/call-to-action';
import { useListQuery } from '../../../../sections/lists/list-query';
import { ListResults } from '../../../../sections/lists/list-results';
import { useRememberedList } from '../../../../sections/posts/list-return';
import { AppLink } from '../../../../ui/app-link';
import { Avatar } from '../../../../ui/avatar';
import { Badge } from '../../../../ui/badge';
import { ButtonLink } from '../../../../ui/button';
import { Card, stretched } from '../../../../ui/card';
import { ActionRow, Container } from '../../../../ui/container';
import { Skeleton } from '../../../../ui/feedback';
import { formatNumber } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { Grid } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import styles from './companies.module.css';

const CARD_WIDTH = '19rem';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The companies, page by page. */
export function Companies() {
  const has = usePageSet();
  const query = useListQuery();
  const companies = useCall(listCareers({ page: query.page }));
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
          reading={companies}
          query={query}
          noun="perusahaan"
          skeleton={<CompaniesSkeleton />}
        >
          {({ items }) => (
            <Grid min={CARD_WIDTH} className={styles.companies ?? ''}>
              {items.map((company) => (
                <CompanyCard key={company.id} company={company} />
              ))}
            </Grid>
          )}
        </ListResults>
      </Container>
      <CallToAction
        title="Perusahaan Anda juga sedang mencari orang?"
        text="Ceritakan pekerjaannya, dan kami kenalkan Anda dengan lulusan yang karyanya sudah bisa dilihat."
      >
        <ButtonLink to={pagePath('talent-hiring')} size="large" iconEnd="arrow-right">
          Rekrut lulusan kami
        </ButtonLink>
        {has('event-careers') && (
          <ButtonLink to={pagePath('event-careers')} size="large" variant="secondary">
            Semua lowongan
          </ButtonLink>
        )}
      </CallToAction>
    </>
  );
}

function CompanyCard({ company }: { company: Career }) {
  const { slug, name, logo, summary, city, industry, totalJobs } = company;
  return (
    <Card as="article" interactive>
      <div className={styles.top}>
        <Avatar name={name} src={logo} size={72} kind="marks" />
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

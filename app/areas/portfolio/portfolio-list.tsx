import { seedsBefore } from '../../art/look';
import { useBoot } from '../../core/app-context';
import { pagePath } from '../../router/page-table';
import { FilterChip } from '../../ui/chip';
import { Container } from '../../ui/container';
import { Cluster, Grid } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { DemoClients } from './demo-clients';
import type { PortfolioKind } from './item';
import { byFit, itemsOf, kindLabels } from './items';
import { PortfolioCard } from './portfolio-card';
import styles from './portfolio-list.module.css';

const CHOICES: readonly (PortfolioKind | null)[] = [null, 'Corporates', 'Government'];

/** All programmes, or those of one kind; each choice is an address of its own. */
export function PortfolioList({ kind }: { kind: PortfolioKind | null }) {
  const { tenant, settings } = useBoot();
  const items = byFit(itemsOf(kind), `${tenant.name} ${settings.meta.description}`);
  const name = tenant.titles.portfolio?.title ?? 'Portofolio';
  const trail = kind === null ? [] : [{ label: name, to: pagePath('portfolio') }];
  const current = kind === null ? name : kindLabels[kind];
  return (
    <>
      <PageHeader
        hasOwnLead={kind === null}
        title={kind === null ? 'Program yang sudah kami jalankan' : `Bersama ${LEADS[kind]}`}
        lead="Setiap cerita memuat masalah awalnya, yang kami kerjakan, dan yang tertinggal setelah kami pulang."
        trail={trail}
        current={current}
      >
        <nav aria-label="Jenis mitra">
          <Cluster gap={1}>
            {CHOICES.map((choice) => (
              <FilterChip
                key={choice ?? 'all'}
                to={pagePath('portfolio', { type: choice ?? undefined })}
                selected={choice === kind}
              >
                {choice === null ? 'Semua' : kindLabels[choice]}
              </FilterChip>
            ))}
          </Cluster>
        </nav>
      </PageHeader>
      <Container className={styles.body ?? ''}>
        <Grid min="20rem">
          {items.map((item, index) => (
            <PortfolioCard
              key={item.slug}
              item={item}
              after={seedsBefore(items, index, 'slug')}
              eager={index === 0}
              level={2}
            />
          ))}
        </Grid>
        <DemoClients items={items} />
      </Container>
    </>
  );
}

const LEADS: Readonly<Record<PortfolioKind, string>> = {
  Corporates: 'perusahaan',
  Government: 'pemerintah daerah',
};

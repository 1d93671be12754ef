import { listRecentClasses } from '../../api/class';
import { seedsBefore } from '../../art/look';
import { DataBlock } from '../../data/data-block';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Skeleton } from '../../ui/feedback';
import { Grid } from '../../ui/layout';
import { ClassCard } from '../classes/class-card';
import { Panel } from '../portal/portal-page';

const SHOWN = 3;

/** What is new on the platform. */
export function RecentClasses() {
  const has = usePageSet();
  if (!has('class-detail')) return null;
  return (
    <Panel
      id="kelas-terbaru"
      title="Kelas terbaru"
      action={has('class') && <AppLink to={pagePath('class')}>Semua kelas</AppLink>}
    >
      <DataBlock
        call={listRecentClasses()}
        label="Memuat kelas terbaru"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={(classes) => classes.length === 0}
        empty={<p>Belum ada kelas baru.</p>}
      >
        {(classes) => (
          <Grid min="17rem">
            {classes.slice(0, SHOWN).map((item, index) => (
              <ClassCard key={item.id} item={item} after={seedsBefore(classes, index, 'slug')} />
            ))}
          </Grid>
        )}
      </DataBlock>
    </Panel>
  );
}

import type { ClassOverview } from '../../../../api/class';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { scheduleText } from '../../../../sections/classes/class-facts';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { ClassOrder } from '../../../../sections/classes/enrolment/class-order';
import { ButtonLink } from '../../../../ui/button';
import { BarList } from '../../../../ui/chart/bar-list';
import { formatHours, formatNumber, formatPrice } from '../../../../ui/format';
import { Cluster } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { ShareButton } from '../../../../ui/share-button';
import styles from './class-summary.module.css';

/** One class in figures, in front of those of the whole platform. */
export function ClassSummary({ item }: { item: ClassOverview }) {
  const has = usePageSet();
  const { quota, totalStudents } = item;
  return (
    <PageHeader
      eyebrow={item.code}
      title={item.name}
      lead={item.summary}
      trail={[{ label: 'Ikhtisar', to: pagePath('overview') }]}
      current={item.code}
    >
      <div className={styles.layout}>
        <dl className={styles.facts}>
          {totalStudents > 0 && <Fact name="Peserta" text={formatNumber(totalStudents)} />}
          <Fact name="Jadwal" text={scheduleText(item)} />
          {item.totalModules > 0 && <Fact name="Modul" text={formatNumber(item.totalModules)} />}
          {item.durationHours > 0 && (
            <Fact name="Lama belajar" text={formatHours(item.durationHours)} />
          )}
          <Fact name="Biaya" text={formatPrice(item.price)} />
        </dl>
        {quota > 0 && (
          <div className={styles.seats}>
            <BarList
              data={[{ label: `Kursi terisi dari ${formatNumber(quota)}`, value: totalStudents }]}
              max={quota}
            />
          </div>
        )}
      </div>
      <div className={styles.order}>
        <ClassOrder item={item} related={item.related} />
      </div>
      <Cluster gap={3}>
        <ClassStatusBadge flags={item} />
        {has('class-detail') && (
          <ButtonLink
            variant="ghost"
            to={pagePath('class-detail', { slug: item.slug })}
            iconEnd="arrow-right"
          >
            Lihat kelasnya
          </ButtonLink>
        )}
        <ShareButton title={item.name} />
      </Cluster>
    </PageHeader>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

import type { ClassOverview } from '../../../../api/class';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { classArt, originText, scheduleText } from '../../../../sections/classes/class-facts';
import { ClassStatusBadge } from '../../../../sections/classes/class-status-badge';
import { ClassOrder } from '../../../../sections/classes/enrolment/class-order';
import { ButtonLink } from '../../../../ui/button';
import { BarList } from '../../../../ui/chart/bar-list';
import { Container } from '../../../../ui/container';
import { formatHours, formatNumber, formatPrice } from '../../../../ui/format';
import { Cluster } from '../../../../ui/layout';
import { PageHeader } from '../../../../ui/page-header';
import { Picture } from '../../../../ui/picture';
import { ShareButton } from '../../../../ui/share-button';
import styles from './class-summary.module.css';

/** One class in figures, in front of those of the whole platform. */
export function ClassSummary({ item }: { item: ClassOverview }) {
  return (
    <>
      <PageHeader
        eyebrow={originText(item)}
        title={item.name}
        lead={item.summary}
        trail={[{ label: 'Ikhtisar', to: pagePath('overview') }]}
        current={item.code}
      />
      <Container className={styles.body ?? ''}>
        <div className={styles.panel}>
          <Picture
            src={item.cover || item.logo}
            alt=""
            width={640}
            height={480}
            art={classArt(item)}
            eager
            className={styles.picture ?? ''}
          />
          <Facts item={item} />
          <Joining item={item} />
        </div>
      </Container>
    </>
  );
}

function Facts({ item }: { item: ClassOverview }) {
  const { totalStudents, totalModules, durationHours } = item;
  return (
    <dl className={styles.facts}>
      <Fact name="Jadwal" text={scheduleText(item)} />
      {totalStudents > 0 && <Fact name="Peserta" text={formatNumber(totalStudents)} />}
      {totalModules > 0 && <Fact name="Modul" text={formatNumber(totalModules)} />}
      {durationHours > 0 && <Fact name="Lama belajar" text={formatHours(durationHours)} />}
      <Fact name="Biaya" text={formatPrice(item.price)} />
    </dl>
  );
}

/** How many seats are taken, and the ways from here. */
function Joining({ item }: { item: ClassOverview }) {
  const has = usePageSet();
  const { quota, totalStudents } = item;
  return (
    <div className={styles.joining}>
      <ClassStatusBadge flags={item} />
      {quota > 0 && (
        <BarList
          data={[{ label: `Kursi terisi dari ${formatNumber(quota)}`, value: totalStudents }]}
          max={quota}
        />
      )}
      <div className={styles.order}>
        <ClassOrder item={item} related={item.related} />
      </div>
      <Cluster gap={1}>
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
    </div>
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

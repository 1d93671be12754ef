import type { ProgramDetail } from '../../api/program';
import { QueryBoundary } from '../../data/query-boundary';
import { useCall } from '../../data/use-call';
import { placeText, scheduleText, seatsText } from '../../sections/classes/class-facts';
import { useClassPath } from '../../sections/classes/class-path';
import { ClassStatusBadge } from '../../sections/classes/class-status-badge';
import { enrolmentOf } from '../../sections/classes/enrolment';
import { ClassOrder } from '../../sections/classes/enrolment/class-order';
import { AppLink } from '../../ui/app-link';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/feedback';
import { Price } from '../../ui/value';
import { classesOf } from './program-calls';
import styles from './program-join.module.css';

/** The way into a programme: its class that can be joined now, or that none can. */
export function ProgramJoin({ item }: { item: ProgramDetail }) {
  const classes = useCall(classesOf(item.id));
  const classPath = useClassPath();
  return (
    <QueryBoundary
      reading={classes}
      label="Memuat pendaftaran"
      skeleton={<Skeleton height="22rem" />}
    >
      {({ items }) => {
        const next = items.find((one) => enrolmentOf(one).isOpen);
        if (!next) return <NoneOpen hasClasses={items.length > 0} />;
        const facts = [
          ['Jadwal', scheduleText(next)],
          ['Cara belajar', placeText(next)],
          ['Mentor', next.mentor.name],
          ['Kursi', seatsText(next) ?? ''],
        ].filter(([, text]) => text !== '');
        return (
          <div className={styles.panel}>
            <div>
              <ClassStatusBadge flags={next} />
              <h2 className={styles.title}>
                <AppLink to={classPath(next)}>{next.name}</AppLink>
              </h2>
            </div>
            <p className={styles.price}>
              <Price value={next.price} />
            </p>
            <ClassOrder item={next} />
            <dl className={styles.facts}>
              {facts.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      }}
    </QueryBoundary>
  );
}

function NoneOpen({ hasClasses }: { hasClasses: boolean }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Pendaftaran sedang ditutup</h2>
      <p>
        {hasClasses
          ? 'Setiap kelas di halaman ini menuliskan kapan angkatannya berjalan.'
          : 'Kelas program ini belum dijadwalkan.'}
      </p>
      {hasClasses && (
        <ButtonLink block variant="secondary" to="#kelas-program" iconEnd="chevron-down">
          Lihat jadwalnya
        </ButtonLink>
      )}
    </div>
  );
}

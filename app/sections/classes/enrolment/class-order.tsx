import type { ClassItem } from '../../../api/class';
import { pagePath, usePageSet } from '../../../router/page-table';
import { AppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button';
import { DateText } from '../../../ui/value';
import { useClassPath } from '../class-path';
import { enrolmentOf } from '../enrolment';
import styles from './class-order.module.css';
import { OrderButton } from './order-button';

interface ClassOrderProps {
  item: ClassItem;
  /** Other classes of its programme, among which one may be open where this one is not. */
  related?: readonly ClassItem[];
}

/** The way into a class, the same wherever it is shown. */
export function ClassOrder({ item, related = [] }: ClassOrderProps) {
  const { action, isOpen, note } = enrolmentOf(item);
  return (
    <OrderButton
      order={{ kind: 'class', slug: item.slug, id: item.id }}
      label={action}
      price={item.price}
      closed={isOpen ? null : <Closed related={related} action={action} />}
      again={item.isEnded && <Again related={related} />}
      note={note !== '' && <p className={styles.note}>{note}</p>}
    />
  );
}

interface ClosedProps {
  related: readonly ClassItem[];
  action: string;
}

/** Why the class cannot be joined, and which one of its programme can be instead. */
function Closed({ related, action }: ClosedProps) {
  return (
    <>
      <p className={styles.closed}>{action}</p>
      <Others related={related} />
    </>
  );
}

/** For who has been through the class: which one to take now. */
function Again({ related }: Pick<ClosedProps, 'related'>) {
  return (
    <section aria-label="Ikut lagi" className={styles.again}>
      <p className={styles.closed}>Ingin ikut lagi?</p>
      <p className={styles.note}>Angkatan ini sudah selesai.</p>
      <Others related={related} />
    </section>
  );
}

/** The class of its programme that can be joined, and all others. */
function Others({ related }: Pick<ClosedProps, 'related'>) {
  const classPath = useClassPath();
  const has = usePageSet();
  const next = related.find(({ isRegistrationOpen }) => isRegistrationOpen);
  return (
    <>
      {next && (
        <p className={styles.note}>
          Yang sedang dibuka di program ini: <AppLink to={classPath(next)}>{next.name}</AppLink>,
          mulai <DateText value={next.startDate} length="short" />.
        </p>
      )}
      {has('class') && (
        <ButtonLink block variant="secondary" to={pagePath('class')}>
          Cari kelas lain
        </ButtonLink>
      )}
    </>
  );
}

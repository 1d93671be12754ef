import { getSyllabus } from '../../../api/class';
import { getLearner } from '../../../api/learner';
import type { Invoice } from '../../../api/payment';
import { useNow } from '../../../core/hydration/live';
import { useOwnReading } from '../../../shell/session/scriptless-view';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { FirstChapterLink } from '../../courses/first-chapter-link';
import { PayLink } from '../../payment/pay-link';
import { TimeLeft } from '../../payment/time-left';
import { CONSEQUENCES } from '../../payment/verdict';
import { wordsOf } from '../../payment/verdict-words';
import styles from './joined.module.css';
import { invoicePath, type Order, orderProgressOf } from './order';

export interface ScriptlessOrderProps {
  order: Order;
  /** The invoice that the page says was made just now; null where it says nothing of one. */
  made: Invoice | null;
}

/**
 * For who has no script: where they stand with a class or an event, in place of the form that orders it;
 * nothing of it where that is the next step, and where the page tells of the same invoice by itself.
 */
export function ScriptlessOrder({ order, made }: ScriptlessOrderProps) {
  const now = useNow();
  const learner = useOwnReading(getLearner());
  if (learner?.status !== 'ready') return null;
  const standing = orderProgressOf(order, learner.data, now);
  if (standing.kind === 'joined') {
    return (
      <>
        <Mark>Terdaftar</Mark>
        {order.kind === 'class' && <ToFirstChapter {...order} />}
      </>
    );
  }
  if (standing.kind === 'new' || standing.kind === 'refunded') return null;
  const { invoice, kind } = standing;
  const { text } = wordsOf(kind, invoice.kind);
  switch (CONSEQUENCES[kind].way) {
    case 'order-again':
      return <p>{text}</p>;
    case 'pay':
      // What it tells besides, such as a price that rose, stays; and what is about to be pressed as well.
      if (invoice.number === made?.number) return null;
      return (
        <>
          <Mark>Tagihanmu sudah dibuat</Mark>
          <PayLink block to={invoice.paymentUrl || invoicePath(invoice)} />
          <p>
            <TimeLeft until={invoice.dueDate} />
          </p>
        </>
      );
    default:
      return (
        <>
          <ButtonLink block size="large" variant="secondary" to={invoicePath(invoice)}>
            Lihat status pembayaran
          </ButtonLink>
          <p>{text}</p>
        </>
      );
  }
}

function Mark({ children }: { children: string }) {
  return (
    <p className={styles.mark}>
      <Icon name="check" size={20} />
      {children}
    </p>
  );
}

function ToFirstChapter({ slug, id }: Pick<Order, 'slug' | 'id'>) {
  const syllabus = useOwnReading(id === '' ? null : getSyllabus(id));
  return <FirstChapterLink block slug={slug} syllabus={syllabus} />;
}

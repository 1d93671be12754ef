import { getSyllabus } from '../../../api/class';
import { getLearner } from '../../../api/learner';
import { useNow } from '../../../core/live';
import { useOwnReading } from '../../../session/scriptless-view';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { FirstChapterLink } from '../../courses/first-chapter-link';
import { PayLink } from '../../payment/pay-link';
import { TimeLeft } from '../../payment/time-left';
import styles from './joined.module.css';
import { invoicePath, type Order, orderProgressOf } from './order';

/**
 * For who has no script: where they stand with a class or an event, in place of the form that orders it;
 * nothing where that is the next step.
 */
export function ScriptlessOrder({ order }: { order: Order }) {
  const now = useNow();
  const learner = useOwnReading(getLearner());
  if (learner?.status !== 'ready') return null;
  const standing = orderProgressOf(order, learner.data, now);
  switch (standing.kind) {
    case 'new':
    case 'lapsed':
      return null;
    case 'joined':
      return (
        <>
          <Mark>Terdaftar</Mark>
          {order.kind === 'class' && <ToFirstChapter {...order} />}
        </>
      );
    case 'unpaid':
      return (
        <>
          <Mark>Tagihanmu sudah dibuat</Mark>
          <PayLink block to={standing.invoice.paymentUrl || invoicePath(standing.invoice)} />
          <p>
            <TimeLeft until={standing.invoice.dueDate} />
          </p>
        </>
      );
    case 'waiting':
    case 'unclear':
      return (
        <>
          <ButtonLink block size="large" variant="secondary" to={invoicePath(standing.invoice)}>
            Lihat status pembayaran
          </ButtonLink>
          <p>
            {standing.kind === 'waiting'
              ? 'Pembayaranmu sudah masuk dan sedang dikonfirmasi.'
              : 'Kabar pembayaranmu belum pasti. Periksa dulu sebelum membayar lagi.'}
          </p>
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

import { getLearner, type Learner } from '../../../api/learner';
import { useNow } from '../../../core/hydration/live';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { useFresh } from '../../../data/use-look-again';
import { pagePath, usePageSet } from '../../../router/page-table';
import { openInvoices } from '../../../sections/learning/shelves';
import { InvoiceRow } from '../../../sections/payment/invoice-row';
import { PortalPage } from '../../../sections/portal/portal-page';
import { ButtonLink } from '../../../ui/button';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import styles from './invoices.module.css';

/** Every invoice of the visitor, those that wait first, each time the newest, with the next steps. */
export default function InvoicesPage() {
  const reading = useCall(getLearner());
  const now = useNow(30_000);
  useFresh([getLearner()]);
  return (
    <PortalPage title="Tagihan" lead="Tagihan yang masih terbuka bisa dibayar dari sini.">
      <QueryBoundary
        reading={reading}
        label="Memuat tagihanmu"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={<NoInvoices />}
      >
        {(learner) => (
          <ul className={styles.list}>
            {openFirst(learner, now).map((invoice) => (
              <InvoiceRow key={invoice.number} {...{ invoice, learner, now }} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </PortalPage>
  );
}

function openFirst(learner: Learner, now: number) {
  const open = openInvoices(learner, now);
  return [...open, ...learner.invoices.filter((invoice) => !open.includes(invoice))];
}

function NoInvoices() {
  const has = usePageSet();
  return (
    <EmptyState
      title="Belum ada tagihan"
      action={has('class') && <ButtonLink to={pagePath('class')}>Cari kelas</ButtonLink>}
    >
      Tagihan dibuat ketika kamu mendaftar ke sebuah kelas.
    </EmptyState>
  );
}

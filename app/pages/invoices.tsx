import { getLearner } from '../api/learner';
import { Answered } from '../data/answered';
import { useCall } from '../data/use-call';
import { InvoiceRow } from '../features/payment/invoice-row';
import { PortalPage } from '../features/portal/portal-page';
import { pagePath, usePageSet } from '../route/page-table';
import { ButtonLink } from '../ui/button';
import { EmptyState, Skeleton } from '../ui/feedback';
import styles from './invoices.module.css';

/** Every invoice of the visitor, the newest first, with the next step of each. */
export default function InvoicesPage() {
  const reading = useCall(getLearner());
  return (
    <PortalPage title="Tagihan" lead="Tagihan yang masih terbuka bisa dibayar dari sini.">
      <Answered
        reading={reading}
        label="Memuat tagihanmu"
        skeleton={<Skeleton height="20rem" />}
        isEmpty={({ invoices }) => invoices.length === 0}
        empty={<NoInvoices />}
      >
        {({ invoices }) => (
          <ul className={styles.list}>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        )}
      </Answered>
    </PortalPage>
  );
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

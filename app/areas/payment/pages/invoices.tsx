import { getLearner } from '../../../api/learner';
import type { Invoice } from '../../../api/payment';
import { Answered } from '../../../data/answered';
import { useCall } from '../../../data/use-call';
import { pagePath, usePageSet } from '../../../route/page-table';
import { ButtonLink } from '../../../ui/button';
import { EmptyState, Skeleton } from '../../../ui/feedback';
import { openInvoices } from '../../learning/shelves';
import { PortalPage } from '../../portal/portal-page';
import { InvoiceRow } from '../invoice-row';
import styles from './invoices.module.css';

/** Every invoice of the visitor, those that wait first, each time the newest, with the next steps. */
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
            {[...openInvoices(invoices), ...settled(invoices)].map((invoice) => (
              <InvoiceRow key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        )}
      </Answered>
    </PortalPage>
  );
}

/** Those that nothing is left to be done about. */
function settled(invoices: readonly Invoice[]): Invoice[] {
  const open = openInvoices(invoices);
  return invoices.filter((invoice) => !open.includes(invoice));
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

import { pagePath } from '../../route/page-table';
import { ButtonLink } from '../../ui/button';
import { callbackQuery } from './outcome';

/** To the invoice that the address names: the platform knows best what became of it. */
export function InvoiceLink({ query }: { query: URLSearchParams }) {
  const invoice = callbackQuery(query);
  if (invoice === null) return null;
  const to = `${pagePath('callback-payment')}?${new URLSearchParams(invoice)}`;
  return (
    <ButtonLink to={to} size="large" variant="secondary">
      Periksa tagihan
    </ButtonLink>
  );
}

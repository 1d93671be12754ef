import { readLink } from '../../core/link';
import { classOf } from '../../ui/button';

/** To the page on which an invoice is paid: it comes in place of this one, as with scripts. */
export function PayLink({ to, block = false }: { to: string; block?: boolean }) {
  const link = readLink(to);
  if (link === null) return null;
  return (
    <a href={link.href} rel="noreferrer" className={classOf({ size: 'large', block })}>
      <span>Lanjutkan pembayaran</span>
    </a>
  );
}

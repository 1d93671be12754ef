/** What is told of a payment to whom it is not told, or whom it cannot be told. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../../core/app-context';
import { pagePath } from '../../router/page-table';
import { canSignIn, loginHref } from '../../shell/session/login-link';
import { ButtonLink } from '../../ui/button';
import { StatusPanel } from '../../ui/status-panel';

/** Says nothing of the invoice, not even whether there is one. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  const { tenant } = useBoot();
  return (
    <StatusPanel
      tone="waiting"
      icon="lock"
      title="Kami sedang memeriksa pembayaran ini"
      text="Masuk dengan akun yang membuat tagihannya untuk melihat hasilnya. Setelah masuk, kamu kembali ke halaman ini."
      actions={
        canSignIn(tenant) && (
          <ButtonLink size="large" reloadDocument to={loginHref(pathname + search)}>
            Masuk dan lihat hasilnya
          </ButtonLink>
        )
      }
    />
  );
}

interface NotMineProps {
  /** Who is signed in; empty where that is not known. */
  name?: string;
  /** The way to change accounts. */
  change?: ReactNode;
}

/** Somebody else's invoice: their account sees it, not this one. */
export function NotMine({ name = '', change }: NotMineProps) {
  return (
    <StatusPanel
      tone="plain"
      icon="lock"
      title="Tagihan ini milik akun lain"
      text={`Kamu masuk ${name === '' ? 'dengan akun lain' : `sebagai ${name}`}, dan tagihan ini bukan milik akun itu. Untuk melihatnya, ganti ke akun yang membuat tagihannya; kamu kembali ke halaman ini.`}
      actions={
        <>
          {change}
          <ButtonLink to={pagePath('invoices')} size="large" variant="secondary">
            Lihat tagihanku
          </ButtonLink>
        </>
      }
    />
  );
}

interface NotToldProps {
  /** Why, as an HTTP status and in words. */
  code: number;
  message: string;
  /** The way to ask again. */
  again: ReactNode;
}

/** There is no such invoice, or the platform does not answer. */
export function NotTold({ code, message, again }: NotToldProps) {
  const isMissing = code === 404;
  return (
    <StatusPanel
      tone="bad"
      icon="warning"
      title={isMissing ? 'Tagihan tidak ditemukan' : 'Status belum bisa diperiksa'}
      text={
        isMissing
          ? 'Nomor tagihan di alamat ini tidak kami kenal. Cocokkan dengan nomor di surel tagihanmu.'
          : `${message} Kalau kamu sudah membayar, uangmu tetap tercatat di penyedia pembayaran.`
      }
      actions={
        <>
          {again}
          <ButtonLink to="/" size="large" variant="secondary">
            Ke beranda
          </ButtonLink>
        </>
      }
    />
  );
}

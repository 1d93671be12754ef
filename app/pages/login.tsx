import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../app-context';
import { loginHref } from '../features/account/login-link';
import { createSessionMark } from '../features/account/session';
import { targetOf } from '../features/account/target';
import { ButtonLink } from '../ui/button';
import { StatusPanel } from '../ui/status-panel';

/**
 * Only seen when a navigation inside the app lands here: the edge answers a document request for this
 * path with the redirect to the account site, so that is what is made.
 */
export default function LoginPage() {
  const { search } = useLocation();
  const mark = useApp().of(createSessionMark);
  const href = loginHref(targetOf(search));
  useEffect(() => {
    mark.remember();
    location.replace(href);
  }, [href, mark]);
  return (
    <StatusPanel
      tone="plain"
      icon="lock"
      title="Menuju halaman masuk…"
      text="Kamu akan masuk lewat situs akun kami, lalu kembali ke sini."
      actions={
        <ButtonLink to={href} reloadDocument size="large">
          Lanjutkan kalau tidak berpindah
        </ButtonLink>
      }
    />
  );
}

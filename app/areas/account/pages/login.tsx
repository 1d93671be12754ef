import { usePageQuery } from '../../../router/page-query';
import { loginHref } from '../../../shell/session/login-link';
import { ButtonLink } from '../../../ui/button';
import { StatusPanel } from '../../../ui/status-panel';

/**
 * Shown where a login may not begin by itself: to a visitor whom another site has sent to the login
 * (design section 7), and after a navigation inside the app. It begins with a press, since another
 * site cannot make one: nothing frames this page.
 */
export default function LoginPage() {
  const { to = null } = usePageQuery();
  return (
    <StatusPanel
      tone="plain"
      icon="lock"
      title="Masuk ke akunmu"
      text="Kamu akan masuk lewat situs akun kami, lalu kembali ke sini."
      actions={
        <>
          <ButtonLink to={loginHref(to)} reloadDocument size="large">
            Masuk
          </ButtonLink>
          <ButtonLink to="/" size="large" variant="secondary">
            Ke beranda
          </ButtonLink>
        </>
      }
    />
  );
}

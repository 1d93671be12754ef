import { loginHref } from '../features/account/login-link';
import { ReasonList } from '../sections/reason-list';
import { ButtonLink } from '../ui/button';
import { StatusPanel } from '../ui/status-panel';

const REASONS = [
  'Proses masuk berlangsung lebih dari sepuluh menit.',
  'Tautan dari situs akun dibuka di peramban atau tab penyamaran yang lain.',
  'Peramban menolak kuki dari situs ini.',
];

/** Shown when the edge could not complete a login; when it can, it redirects and nobody sees this. */
export default function CallbackAuthPage() {
  return (
    <StatusPanel
      tone="bad"
      icon="lock"
      title="Belum berhasil masuk"
      text="Kami tidak bisa memastikan bahwa proses masuk ini dimulai dari peramban ini. Demi keamanan, prosesnya kami hentikan."
      actions={
        <>
          <ButtonLink to={loginHref(null)} reloadDocument size="large" icon="refresh">
            Coba masuk lagi
          </ButtonLink>
          <ButtonLink to="/" size="large" variant="secondary">
            Ke beranda
          </ButtonLink>
        </>
      }
    >
      <ReasonList title="Biasanya karena salah satu dari ini:" reasons={REASONS} />
    </StatusPanel>
  );
}

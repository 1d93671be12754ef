import { ReasonList } from '../../../sections/reason-list';
import { loginHref } from '../../../shell/session/login-link';
import { useWho } from '../../../shell/session/use-who';
import { useWaitingName } from '../../../shell/session/waiting-name';
import { ButtonLink } from '../../../ui/button';
import { StatusPanel } from '../../../ui/status-panel';
import { ScriptlessSwitch } from './callback-auth/scriptless-switch';
import { SwitchQuestion } from './callback-auth/switch-question';

const REASONS = [
  'Proses masuk berlangsung lebih dari sepuluh menit.',
  'Tautan dari situs akun dibuka di peramban atau tab penyamaran yang lain.',
  'Peramban menolak kuki dari situs ini.',
  'Layanan akun sedang terganggu; coba lagi sebentar lagi.',
];

/**
 * Shown when the edge did not complete a login: it failed, or somebody else is signed in. When it
 * does, it redirects, and nobody sees this.
 */
export default function CallbackAuthPage() {
  const name = useWaitingName();
  return (
    <>
      <noscript>{import.meta.env.SSR && <ScriptlessSwitch />}</noscript>
      {name === null ? <Ended /> : <SwitchQuestion name={name} />}
    </>
  );
}

/** Who is signed in has nothing to do again: a second tab, or Back, has only come here twice. */
function Ended() {
  const who = useWho();
  if (who?.status !== 'ready') return <Failed />;
  const { name } = who.data;
  return (
    <StatusPanel
      tone="good"
      icon="user"
      title={name === '' ? 'Kamu sudah masuk' : `Selamat datang, ${name}`}
      text="Kamu sudah masuk di peramban ini. Lanjutkan dari halaman yang kamu tuju."
      actions={
        <ButtonLink to="/" size="large">
          Ke beranda
        </ButtonLink>
      }
    />
  );
}

function Failed() {
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

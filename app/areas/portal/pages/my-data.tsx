import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../../core/app-context';
import { useIsHydrated } from '../../../core/hydration/live';
import { pagePath } from '../../../router/page-table';
import { Panel } from '../../../sections/portal/portal-page';
import { useWho } from '../../../shell/session/use-who';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { Loading, Notice, Skeleton } from '../../../ui/feedback';
import { NeedsScript } from '../../../ui/needs-script';
import { OwnPage } from '../own-page';
import { ERASED, PARTLY } from './my-data/erase-all';
import { EraseData } from './my-data/erase-data';
import { KeptList } from './my-data/kept-list';
import { type Survey, surveyOf } from './my-data/survey';
import { TakeAlong } from './my-data/take-along';
import styles from './my-data.module.css';

/** What this browser keeps of its visitor; who is signed in finds it in the portal. */
export default function MyDataPage() {
  return (
    <OwnPage
      title="Data saya"
      lead="Apa yang disimpan peramban ini tentangmu: lihat, unduh, bawa ke perangkat lain, atau hapus."
    >
      <Everything />
    </OwnPage>
  );
}

function Everything() {
  const [survey, look] = useSurvey();
  return (
    <>
      <Done />
      <Panel id="tersimpan" title="Yang tersimpan di peramban ini">
        <NeedsScript>
          Isi penyimpanan peramban hanya bisa dibaca dengan JavaScript, dan tanpa JavaScript tidak
          ada yang disimpan di sana. Kuki situs ini bisa kamu hapus dengan tombol di bawah.
        </NeedsScript>
        <noscript>
          <form method="post" action="/session/logout?of=everything">
            <Button type="submit" variant="secondary">
              Hapus semua kuki situs ini
            </Button>
          </form>
        </noscript>
        <div data-scripted="">
          {survey === null ? (
            <Loading label="Memeriksa penyimpanan peramban">
              <Skeleton height="18rem" />
            </Loading>
          ) : (
            <KeptList survey={survey} />
          )}
        </div>
      </Panel>
      <div data-scripted="" className={styles.acts}>
        <Panel id="bawa" title="Unduh dan masukkan kembali">
          <TakeAlong survey={survey} onBrought={look} />
        </Panel>
        <Panel id="hapus" title="Hapus semuanya">
          <EraseData survey={survey} onFailed={look} />
        </Panel>
      </div>
      <Panel id="di-platform" title="Yang ada di luar peramban ini">
        <p className={styles.text}>
          Akun, kelas, tagihan, dan sertifikatmu disimpan platform, bukan peramban ini, jadi tidak
          ikut terhapus. Hakmu atas data itu menurut Undang-Undang Nomor 27 Tahun 2022, dan cara
          memintanya, ada di{' '}
          <AppLink to={`${pagePath('privacy-policy')}#hak`}>kebijakan privasi</AppLink>.
        </p>
      </Panel>
    </>
  );
}

/** What was erased a moment ago, told on the page as it comes back. */
function Done() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  // The edge is told no fragment.
  if (!isHydrated) return null;
  if (hash === ERASED) {
    return (
      <Notice tone="success">
        Sudah dihapus dari peramban ini. Yang masih tampak di bawah hanya data teknis yang ditulis
        saat halaman dibuka lagi.
      </Notice>
    );
  }
  if (hash !== PARTLY) return null;
  return (
    <Notice tone="warning">
      Sebagian belum terhapus, mungkin karena situs ini masih terbuka di tab lain. Tutup tab itu,
      lalu hapus sekali lagi.
    </Notice>
  );
}

/** What is kept, and the way to look again; null until it has been looked at. */
function useSurvey(): [Survey | null, () => void] {
  const app = useApp();
  const [survey, setSurvey] = useState<Survey | null>(null);
  const newest = useRef(0);
  // Whose work is in sight is known once the platform has said who is there.
  const isKnown = useWho()?.status !== 'loading';
  const look = useCallback(() => {
    newest.current += 1;
    const turn = newest.current;
    void surveyOf(app).then((found) => {
      // Another look may have begun since, or the page be gone.
      if (turn === newest.current) setSurvey(found);
    });
  }, [app]);
  useEffect(() => {
    if (isKnown) look();
    return () => {
      newest.current += 1;
    };
  }, [look, isKnown]);
  return [survey, look];
}

import { useEffect, useState } from 'react';
import { getAppSettings, type RawSettings } from '../../../api/settings';
import { useBoot } from '../../../core/app-context';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { usePageQuery } from '../../../router/page-query';
import { useWayOn } from '../../../router/use-way-on';
import { FilterNav } from '../../../sections/lists/filter-nav';
import { PortalPage } from '../../../sections/portal/portal-page';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Skeleton } from '../../../ui/feedback';
import { Dialog } from '../../../ui/late/dialog';
import { AppPart } from './settings/app-part';
import { LookPart } from './settings/look-part';
import { SaveBar } from './settings/save-bar';
import { SearchPart } from './settings/search-part';
import { SearchPreview } from './settings/search-preview';
import { PARTS, partOf, type SettingName } from './settings/setting-fields';
import styles from './settings/settings.module.css';
import { SitePreview } from './settings/site-preview';
import { StatusPart } from './settings/status-part';
import { useIsWide } from './settings/use-is-wide';
import { useLeaving } from './settings/use-leaving';
import { useSettings } from './settings/use-settings';

/** How the site is called, looks and stands, for its own staff. */
export default function SettingsPage() {
  const { lmsKey } = useBoot().tenant;
  const settings = useCall(getAppSettings(lmsKey));
  return (
    <PortalPage
      title="Pengaturan situs"
      lead="Yang kamu simpan di sini langsung dipakai situs: untukmu seketika, untuk pengunjung dalam satu menit."
    >
      <QueryBoundary
        reading={settings}
        label="Memuat pengaturan"
        skeleton={<Skeleton height="40rem" />}
      >
        {(raw) => <Settings raw={raw} />}
      </QueryBoundary>
    </PortalPage>
  );
}

const hrefOf = (part: string) => (part === '' ? '?' : `?part=${part}`);

function Settings({ raw }: { raw: RawSettings }) {
  const { lmsKey } = useBoot().tenant;
  const way = useWayOn();
  const { part = '' } = usePageQuery();
  const form = useSettings(lmsKey, raw);
  const { changes, isStale, saved, values } = form;
  const leaving = useLeaving({ isDirty: changes.length > 0, isStale });
  const [wrong, setWrong] = useState<SettingName | null>(null);

  // The field's part of the page has to be there first.
  useEffect(() => {
    if (wrong === null || partOf(wrong) !== part) return;
    document.querySelector<HTMLElement>(`main [name="${CSS.escape(wrong)}"]`)?.focus();
    setWrong(null);
  }, [wrong, part]);
  const show = (name: SettingName) => {
    setWrong(name);
    const to = partOf(name);
    if (to !== part) way.go(hrefOf(to), { replace: true, preventScrollReset: true });
  };

  const isWide = useIsWide();
  const [isLooking, setLooking] = useState(false);
  const look = () => setLooking(true);
  const hasPreview = part === '' || part === 'search';
  const preview =
    part === 'search' ? (
      <SearchPreview values={values} />
    ) : (
      <SitePreview values={values} version={saved} isNarrow={!isWide} />
    );
  return (
    <>
      <FilterNav
        label="Bagian pengaturan"
        options={PARTS.map((one) => ({
          label: one.label,
          to: hrefOf(one.part),
          selected: one.part === part,
        }))}
      />
      <div className={cx(styles.desk, hasPreview && styles.beside)}>
        <div className={styles.parts}>
          {hasPreview && !isWide && (
            <Button variant="secondary" onClick={look}>
              Lihat pratinjau
            </Button>
          )}
          {part === '' && <LookPart form={form} />}
          {part === 'search' && <SearchPart form={form} />}
          {part === 'status' && <StatusPart form={form} />}
          {part === 'app' && <AppPart form={form} />}
        </div>
        {hasPreview && isWide && <div className={styles.side}>{preview}</div>}
      </div>
      <SaveBar form={form} onWrong={show} onLook={hasPreview && !isWide ? look : undefined} />
      <Dialog open={isLooking} onClose={() => setLooking(false)} title="Pratinjau">
        {preview}
      </Dialog>
      <Dialog
        open={leaving.to !== null}
        onClose={leaving.stay}
        title="Tinggalkan halaman ini?"
        footer={
          <>
            <Button variant="secondary" onClick={leaving.stay}>
              Tetap di sini
            </Button>
            <Button onClick={leaving.go}>Tinggalkan</Button>
          </>
        }
      >
        <p>
          {changes.length} perubahan belum disimpan. Kalau kamu pergi, drafnya tetap ada di peramban
          ini sampai kamu kembali.
        </p>
      </Dialog>
    </>
  );
}

import { getLearner } from '../../../api/learner';
import { QueryBoundary } from '../../../data/query-boundary';
import { useCall } from '../../../data/use-call';
import { pagePath } from '../../../router/page-table';
import { FactRows } from '../../../sections/portal/fact-rows';
import { Panel, PortalPage } from '../../../sections/portal/portal-page';
import { roleLabels } from '../../../shell/session/role-labels';
import { AppLink } from '../../../ui/app-link';
import { Avatar } from '../../../ui/avatar';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/feedback';
import styles from './profile.module.css';

const NOT_GIVEN = 'Belum diisi';

/** Who is signed in, as the account service knows them. */
export default function ProfilePage() {
  const reading = useCall(getLearner());
  return (
    <PortalPage
      title="Profil"
      lead="Data ini berasal dari akunmu, dan dipakai di sertifikat dan tagihan."
    >
      <Panel id="data-diri" title="Data diri">
        <Card className={styles.card ?? ''}>
          <QueryBoundary
            reading={reading}
            label="Memuat data diri"
            skeleton={<Skeleton height="12rem" />}
          >
            {({ name, email, phone, photo, role }) => (
              <>
                <Avatar name={name || 'Teman belajar'} src={photo} size={88} />
                <FactRows
                  rows={[
                    ['Nama', name || NOT_GIVEN],
                    ['Surel', email || NOT_GIVEN],
                    ['Telepon', phone || NOT_GIVEN],
                    ['Peran', role === null ? NOT_GIVEN : roleLabels[role]],
                  ]}
                />
              </>
            )}
          </QueryBoundary>
        </Card>
        <p className={styles.note}>
          Ada yang salah? Nama, surel, dan telepon diubah di situs akun, tempat kamu masuk.
        </p>
        <p className={styles.note}>
          <AppLink to={pagePath('my-data')}>Data saya</AppLink> menunjukkan apa yang disimpan di
          peramban ini, dan cara mengunduh atau menghapusnya.
        </p>
      </Panel>
    </PortalPage>
  );
}

import type { Page } from '../../../api/page';
import { listPayouts } from '../../../api/payout';
import { listSchools } from '../../../api/school';
import { listTestimonies } from '../../../api/testimony';
import { mapResult, type QueryResult } from '../../../data/query-result';
import { useCall } from '../../../data/use-call';
import { pagePath } from '../../../router/page-table';
import { Panel } from '../portal-page';
import { CountCard } from './count-card';
import styles from './desk.module.css';

const totalOf = (reading: QueryResult<Page<unknown>>): QueryResult<number> =>
  mapResult(reading, ({ totalItems }) => totalItems);

/** What waits for those who run the site. */
export function StaffDesk() {
  const payouts = useCall(listPayouts({ status: 'requested', perPage: 1 }));
  const testimonies = useCall(listTestimonies({ state: 'waiting', perPage: 1 }));
  const schools = useCall(listSchools({ perPage: 1 }));
  return (
    <Panel id="menunggu" title="Yang menunggumu">
      <ul className={styles.cards}>
        <CountCard
          label="Penarikan menunggu keputusan"
          reading={totalOf(payouts)}
          to={pagePath('payouts')}
          hint="Yang paling lama menunggu ada di atas."
          none="Semua sudah diputuskan."
        />
        <CountCard
          label="Testimoni menunggu dibaca"
          reading={totalOf(testimonies)}
          to={pagePath('testimonies')}
          hint="Belum tampil untuk pengunjung."
          none="Semua sudah dibaca."
        />
        <CountCard
          label="Sekolah terdaftar"
          reading={totalOf(schools)}
          to={pagePath('registrations')}
          hint="Langsung tercatat saat mendaftar, tanpa menunggu persetujuan."
        />
      </ul>
    </Panel>
  );
}

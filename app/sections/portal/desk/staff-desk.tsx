import { listActiveBatches } from '../../../api/batch';
import { listClasses } from '../../../api/class';
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

/** What waits for a decision of those who run the site, and nothing else. */
export function StaffDesk() {
  const payouts = useCall(listPayouts({ status: 'requested', perPage: 1 }));
  const testimonies = useCall(listTestimonies({ state: 'waiting', perPage: 1 }));
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
      </ul>
    </Panel>
  );
}

/** How much there is on the site: figures to know, none of which waits for anybody. */
export function SiteFigures() {
  const classes = useCall(listClasses({ perPage: 1 }));
  const batches = useCall(listActiveBatches());
  const schools = useCall(listSchools({ perPage: 1 }));
  const list = pagePath('registrations');
  return (
    <Panel id="angka" title="Angka situs">
      <ul className={styles.cards}>
        <CountCard label="Kelas aktif" reading={totalOf(classes)} to={`${list}?kind=kelas`} />
        <CountCard
          label="Angkatan berjalan"
          reading={totalOf(batches)}
          to={`${list}?kind=angkatan`}
        />
        <CountCard
          label="Sekolah terdaftar"
          reading={totalOf(schools)}
          to={list}
          hint="Langsung tercatat saat mendaftar, tanpa menunggu persetujuan."
        />
      </ul>
    </Panel>
  );
}

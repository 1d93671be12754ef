import { useBoot } from '../../../core/app-context';
import { LegalPage } from '../legal-page';
import { dataParts } from './privacy-policy/data-parts';
import { rightsParts } from './privacy-policy/rights-parts';
import { statisticsPart } from './privacy-policy/statistics-part';

/** What cookies are for, without and with visits that are counted. */
const COOKIES = 'Kuki kami hanya dipakai untuk masuk. Tidak ada kuki iklan.';
const MORE_COOKIES =
  'Kuki dipakai untuk masuk dan, hanya bila Anda mengizinkan, untuk menghitung kunjungan. Tidak ada kuki iklan.';

const gistOf = (isCounted: boolean) => [
  'Kami menyimpan seperlunya: yang Anda isi di formulir, riwayat belajar, dan catatan klik tanpa isi halaman.',
  isCounted ? MORE_COOKIES : COOKIES,
  'Percakapan dengan asisten bisa Anda hapus sendiri, kapan saja.',
  'Anda berhak melihat, memperbaiki, memindahkan, dan menghapus data Anda.',
];

/** What is stored, why, for how long, and the visitor's rights (UU 27/2022). */
export default function PrivacyPolicyPage() {
  const { tenant } = useBoot();
  const isCounted = tenant.analytics !== null;
  return (
    <LegalPage
      title={`Kebijakan privasi ${tenant.name}`}
      lead={`Data apa yang disimpan ${tenant.name}, untuk apa, berapa lama, dan apa saja hak Anda atasnya.`}
      since="2026-11-01"
      gist={gistOf(isCounted)}
      parts={[
        ...dataParts(tenant.name, isCounted),
        ...(isCounted ? [statisticsPart] : []),
        ...rightsParts(tenant.domain),
      ]}
    />
  );
}

import { useBoot } from '../../../core/app-context';
import { usePageQuery } from '../../../router/page-query';
import { FormLayout } from '../../../sections/forms/form-layout';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { NumberForm } from './certificate/number-form';

/** What to know before a number is typed. */
const ADVICE = [
  'Nomornya tercetak di sertifikat, di atas kode QR.',
  'Lebih cepat lagi: pindai kode QR itu, halamannya langsung terbuka.',
  'Yang tampil: nama pemegang, kelas, tanggal diberikan, dan mentornya.',
];

/** Where the number of a printed certificate is typed in, to see whether it is real. */
export default function CertificateCheckPage() {
  const { number = '' } = usePageQuery();
  return (
    <>
      <PageHeader
        title={`Periksa sertifikat ${useBoot().tenant.name}`}
        current="Periksa sertifikat"
        lead="Ketik nomor yang tertulis di sertifikat. Kami tunjukkan siapa yang menyelesaikan kelas apa, dan kapan."
      />
      <FormLayout
        id="ketik-nomor"
        title="Ketik nomornya"
        asideTitle="Di mana nomornya?"
        aside={<TickList texts={ADVICE} />}
      >
        <NumberForm key={number} typed={number} />
      </FormLayout>
    </>
  );
}

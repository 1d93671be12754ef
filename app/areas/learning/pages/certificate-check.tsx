import { useBoot } from '../../../core/app-context';
import { usePageQuery } from '../../../router/page-query';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { NumberForm } from './certificate/number-form';

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
      <Container narrow>
        <NumberForm key={number} typed={number} />
      </Container>
    </>
  );
}

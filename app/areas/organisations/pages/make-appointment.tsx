import { useBoot } from '../../../core/app-context';
import { FormLayout } from '../../../forms/form-layout';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { AppointmentForm } from './make-appointment/appointment-form';

const WAYS = [
  'Percakapan daring selama 30 menit, tanpa biaya.',
  'Tautan pertemuan kami kirim lewat surel dan WhatsApp.',
  'Perlu diundur atau batal? Balas surel konfirmasinya, paling lambat dua jam sebelumnya.',
  'Bawa pertanyaan apa saja; tidak perlu menyiapkan presentasi.',
];

const FORM_ID = 'pilih-waktu';

/** Booking a conversation. What the page is called differs between tenants. */
export default function MakeAppointmentPage() {
  const { titles } = useBoot().tenant;
  const name = titles['make-appointment']?.title ?? 'Buat Perjanjian';
  return (
    <>
      <PageHeader
        eyebrow={name}
        title="Bicara langsung dengan tim kami"
        current={name}
        lead="Ceritakan kebutuhanmu, lalu pilih waktu yang cocok. Kami hadir tepat waktu."
      />
      <FormLayout
        id={FORM_ID}
        title="Pilih waktumu"
        asideTitle="Yang akan terjadi"
        aside={<TickList texts={WAYS} />}
      >
        <AppointmentForm labelledBy={FORM_ID} />
      </FormLayout>
    </>
  );
}

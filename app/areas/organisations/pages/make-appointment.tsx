import { useBoot } from '../../../core/app-context';
import type { PageArgs } from '../../../router/page-module';
import { usePageQuery } from '../../../router/page-query';
import { FormLayout } from '../../../sections/forms/form-layout';
import { createOwnWords, useOwnWords } from '../../../ui/own-words';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { AppointmentForm } from './make-appointment/appointment-form';
import { AppointmentPart } from './make-appointment/appointment-page';
import { waysOf } from './make-appointment/ways';

const FORM_ID = 'pilih-waktu';

/** What the page says is there before it is shown. */
export async function loader({ app }: PageArgs) {
  await app.service(createOwnWords).load();
}

/**
 * Booking a conversation, and with `?janji=ubah` what was booked. What the page is called differs between
 * tenants.
 */
export default function MakeAppointmentPage() {
  const words = useOwnWords();
  const own = useBoot().tenant.titles['make-appointment'];
  const name = own?.title ?? 'Buat Perjanjian';
  if (usePageQuery().janji === 'ubah') {
    return (
      <>
        <PageHeader
          eyebrow={name}
          title="Janji temumu"
          current="Janji temumu"
          lead="Lihat waktunya, simpan ke kalender, pindahkan, atau batalkan."
        />
        <AppointmentPart />
      </>
    );
  }
  return (
    <>
      <PageHeader
        eyebrow={name}
        title={words?.talk ?? 'Bicara langsung dengan tim kami'}
        current={name}
        lead={
          own?.description ??
          'Ceritakan kebutuhanmu, lalu pilih waktu yang cocok. Kami hadir tepat waktu.'
        }
      />
      <FormLayout
        id={FORM_ID}
        title="Pilih waktumu"
        asideTitle="Yang akan terjadi"
        aside={<TickList texts={waysOf(words?.voice)} />}
      >
        <AppointmentForm labelledBy={FORM_ID} />
      </FormLayout>
    </>
  );
}

import { FormLayout } from '../../../sections/forms/form-layout';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { TestimonyForm } from './testimony/testimony-form';
import { Voices } from './testimony/voices';

const ADVICE = [
  'Mulai dari keadaanmu sebelum belajar.',
  'Sebut satu hal yang paling terasa berubah.',
  'Tulis juga yang sulit; pembaca percaya pada cerita yang jujur.',
  'Jangan cantumkan nomor telepon atau alamat.',
];

/** Sending a testimony, with advice on how to write one beside the form. */
export default function TestimonyPage() {
  return (
    <>
      <PageHeader
        title="Ceritamu bisa jadi alasan orang lain memulai"
        current="Kirim testimoni"
        lead="Tidak perlu kisah besar. Ceritakan dengan kata-katamu sendiri, seperti bercerita kepada teman."
      />
      <FormLayout
        id="tulis-cerita"
        title="Tulis ceritamu"
        asideTitle="Agar ceritamu mudah diikuti"
        aside={<TickList texts={ADVICE} />}
      >
        <TestimonyForm />
      </FormLayout>
      <Voices />
    </>
  );
}

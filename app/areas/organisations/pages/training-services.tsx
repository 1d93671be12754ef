import { pagePath } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { MentorSection } from '../../../sections/mentor-section';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { ButtonLink } from '../../../ui/button';
import { ProgramSection } from '../../programs/program-section';
import { questions, steps } from './training-services/content';
import { Extensions } from './training-services/extensions';
import { Formats } from './training-services/formats';

/** Training for teams: the forms it takes, its programmes, how one comes about. */
export default function TrainingServicesPage() {
  return (
    <>
      <Hero
        eyebrow="Layanan pelatihan"
        title="Pelatihan yang dimulai dari pekerjaan tim Anda."
        lead="Kami mewawancarai yang mengerjakan pekerjaannya, menyusun silabus dari sana, dan tetap menemani sebulan setelah kelas usai."
        actions={
          <TalkActions
            label="Rencanakan pelatihan"
            second={{ page: 'training-services-syllabus', label: 'Lihat silabus' }}
          />
        }
      />
      <Formats />
      <ProgramSection
        title="Bidang yang bisa dilatihkan"
        lead="Setiap program bisa diambil utuh, dipotong, atau digabung menurut kebutuhan tim."
      />
      <Extensions />
      <StepSection
        title="Empat pekan dari telepon pertama ke kelas pertama"
        lead="Bisa lebih cepat kalau silabus yang ada sudah cocok."
        steps={steps}
      />
      <MentorSection
        title="Pelatihnya"
        lead="Mereka datang ke kelas Anda dari pekerjaan yang sama, bukan dari pusat pelatihan."
      />
      <FaqSection title="Yang biasanya ditanyakan bagian SDM" questions={questions} />
      <CallToAction
        title="Mulai dari satu silabus"
        text="Pilih yang paling dekat, coret yang tidak perlu, lalu kirim kepada kami."
      >
        <ButtonLink to={pagePath('training-services-syllabus')} size="large" iconEnd="arrow-right">
          Buka silabus pelatihan
        </ButtonLink>
      </CallToAction>
    </>
  );
}

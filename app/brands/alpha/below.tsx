/** What stands below the opening of the default home. */

import { AudienceSection } from '../../sections/audience-section';
import { CallToAction } from '../../sections/call-to-action';
import { FaqSection } from '../../sections/faq-section';
import { MentorSection } from '../../sections/mentor-section';
import { ProgramSection } from '../../sections/programs/program-section';
import { StepSection } from '../../sections/step-section';
import { audiences, questions, steps } from './content';
import { MainActions } from './main-actions';

export { CounterSection as Counters } from '../../sections/counter-section';

export function Programs() {
  return (
    <ProgramSection
      title="Program untuk tiap tujuan"
      lead="Mulai dari pengenalan, ganti karier, sampai pendalaman. Tiap program menyusun kelas-kelasnya supaya saling menyambung."
    />
  );
}

export function Steps() {
  return (
    <StepSection
      title="Dari memilih kelas sampai punya portofolio"
      lead="Empat langkah, tanpa syarat yang disembunyikan."
      steps={steps}
    />
  );
}

export function Mentors() {
  return (
    <MentorSection
      title="Diajar orang yang mengerjakannya"
      lead="Mentor kami masih aktif di bidangnya, jadi contoh dan umpan baliknya datang dari pekerjaan sungguhan."
    />
  );
}

export function Audiences() {
  return (
    <AudienceSection
      title="Belajar sebagai satu organisasi"
      lead="Butuh melatih satu tim, satu angkatan, atau satu daerah? Kami menyusun programnya bersama Anda."
      audiences={audiences}
    />
  );
}

export function Questions() {
  return <FaqSection title="Yang sering ditanyakan" questions={questions} />;
}

export function Ending() {
  return (
    <CallToAction
      title="Mulai dari satu kelas"
      text="Pilih yang paling dekat dengan pekerjaan yang kamu tuju. Sisanya bisa disusun sambil jalan."
    >
      <MainActions />
    </CallToAction>
  );
}

import { ClassSection } from '../../../sections/classes/class-section';
import { FaqSection } from '../../../sections/faq-section';
import { Activities } from './belajar-bersama/activities';
import { LENGTH, questions } from './belajar-bersama/content';
import { FestivalHero } from './belajar-bersama/festival-hero';
import { FestivalSchedule } from './belajar-bersama/festival-schedule';
import { Speakers } from './belajar-bersama/speakers';
import { Sponsors } from './belajar-bersama/sponsors';

/** The festival: when, who speaks, what there is to do, hour by hour, and who pays for it. */
export default function BelajarBersamaPage() {
  return (
    <>
      <FestivalHero />
      <Speakers />
      <Activities />
      <FestivalSchedule />
      <Sponsors />
      <ClassSection
        title="Kelas selama festival"
        lead={`Setelah ${LENGTH} usai, lanjutkan di salah satu kelas ini.`}
      />
      <FaqSection title="Sebelum datang" questions={questions} />
    </>
  );
}

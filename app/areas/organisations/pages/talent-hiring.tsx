import { CallToAction } from '../../../sections/call-to-action';
import { CounterSection } from '../../../sections/counter-section';
import { FaqSection } from '../../../sections/faq-section';
import { Hero } from '../../../sections/hero';
import { StepSection } from '../../../sections/step-section';
import { TalkActions } from '../../../sections/talk-actions';
import { Comparison } from './talent-hiring/comparison';
import { questions, steps } from './talent-hiring/content';
import { HiringNow } from './talent-hiring/hiring-now';

/** For those who hire: what can be known of a graduate beforehand, and how a meeting comes about. */
export default function TalentHiringPage() {
  return (
    <>
      <Hero
        eyebrow="Rekrut talenta"
        title="Lihat hasil kerjanya sebelum bertanya."
        lead="Lulusan kami datang dengan proyek yang sudah dinilai praktisi. Anda membuka karyanya dulu, baru memutuskan siapa yang ingin ditemui."
        actions={
          <TalkActions
            label="Minta daftar pendek"
            second={{ page: 'portfolio', label: 'Lihat program kami' }}
          />
        }
      />
      <Comparison />
      <StepSection title="Dari lowongan sampai hari ke-90" steps={steps} />
      <CounterSection />
      <HiringNow />
      <FaqSection title="Pertanyaan dari perekrut" questions={questions} />
      <CallToAction
        title="Satu posisi untuk dicoba"
        text="Beri kami satu lowongan. Kalau daftar pendeknya tidak cocok, Anda hanya kehilangan setengah jam."
      >
        <TalkActions label="Buat perjanjian" />
      </CallToAction>
    </>
  );
}

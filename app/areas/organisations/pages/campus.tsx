import { getLandingFigures } from '../../../api/statistics-host';
import { FaqSection } from '../../../sections/faq-section';
import { FigureBand } from '../../../sections/figure-band';
import { OfferPage } from '../../../sections/offers/offer-page';
import { PointSection } from '../../../sections/point-section';
import { ProgramSection } from '../../../sections/programs/program-section';
import { StepSection } from '../../../sections/step-section';
import { CaseSection } from '../case-section';
import { corporateCases } from '../cases';
import { DemoSection } from '../demo-section';
import { AudienceHero } from './audiences/audience-hero';
import { demo, offers, questions, steps } from './campus/content';
import { CreditCalculator } from './campus/credit-calculator';

/** For universities: industry classes that count as credits. */
export default function CampusPage() {
  return (
    <OfferPage
      opening={
        <AudienceHero
          eyebrow="Untuk kampus"
          title="Kelas industri yang dihitung sebagai SKS."
          lead="Mahasiswa belajar bersama praktisi satu semester, program studi menerima berkas konversinya lengkap."
          note="Rencana pembelajaran, rubrik, dan daftar nilai disiapkan sejak awal."
        />
      }
      parts={{
        figures: <FigureBand call={getLandingFigures()} />,
        compare: <CreditCalculator />,
        points: <PointSection title="Bentuk kerja sama" points={offers} />,
        steps: <StepSection title="Satu semester, dari nota sampai nilai" steps={steps} />,
        features: (
          <ProgramSection
            title="Program yang bisa diambil mahasiswa"
            lead="Pilih satu program penuh, atau beberapa kelas yang melengkapi kurikulum."
          />
        ),
        cases: (
          <CaseSection
            type="Corporates"
            title="Industri yang terlibat"
            lead="Perusahaan yang masalahnya pernah digarap peserta kami."
            cases={corporateCases}
          />
        ),
        try: <DemoSection {...demo} />,
        questions: <FaqSection title="Pertanyaan program studi" questions={questions} />,
      }}
    />
  );
}

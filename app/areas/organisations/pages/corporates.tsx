import { getLandingFigures } from '../../../api/statistics-host';
import { FaqSection } from '../../../sections/faq-section';
import { FigureBand } from '../../../sections/figure-band';
import { OfferPage } from '../../../sections/offers/offer-page';
import { PointSection } from '../../../sections/point-section';
import { StepSection } from '../../../sections/step-section';
import { CaseSection } from '../case-section';
import { corporateCases } from '../cases';
import { DemoSection } from '../demo-section';
import { AudienceHero } from './audiences/audience-hero';
import { Comparison } from './corporates/comparison';
import { demo, offers, questions, steps } from './corporates/content';

/** For companies: training out of their own work, and how its effect is measured. */
export default function CorporatesPage() {
  return (
    <OfferPage
      opening={
        <AudienceHero
          eyebrow="Untuk perusahaan"
          title="Latih tim dengan pekerjaan mereka sendiri."
          lead="Kami mengubah masalah yang sedang dihadapi tim Anda menjadi bahan latihan, lalu mengukur apa yang berubah setelahnya."
          note="Modul, data latihan, dan contoh kasus disesuaikan dengan industri Anda."
        />
      }
      parts={{
        figures: <FigureBand call={getLandingFigures()} />,
        compare: <Comparison />,
        points: (
          <PointSection title="Yang kami kerjakan untuk Anda" points={offers} ground="soft" />
        ),
        steps: (
          <StepSection
            title="Dari percakapan pertama sampai laporan"
            lead="Tiap tahap ditutup dengan berkas yang bisa Anda periksa."
            steps={steps}
          />
        ),
        cases: (
          <CaseSection
            type="Corporates"
            title="Yang sudah pernah kami jalankan"
            lead="Tiga program perusahaan, lengkap dengan cerita dan hasilnya."
            cases={corporateCases}
          />
        ),
        try: <DemoSection {...demo} />,
        questions: <FaqSection title="Yang biasa ditanyakan tim SDM" questions={questions} />,
      }}
    />
  );
}

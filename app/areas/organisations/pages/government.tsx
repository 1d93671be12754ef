import { getStatistics } from '../../../api/statistics-host';
import { FaqSection } from '../../../sections/faq-section';
import { FigureBand } from '../../../sections/figure-band';
import { OfferPage } from '../../../sections/offers/offer-page';
import { PointSection } from '../../../sections/point-section';
import { StepSection } from '../../../sections/step-section';
import { CaseSection } from '../case-section';
import { governmentCases } from '../cases';
import { DemoSection } from '../demo-section';
import { AudienceHero } from './audiences/audience-hero';
import { demo, offers, questions, steps } from './government/content';
import { Reach } from './government/reach';

/** For governments: training citizens and officials, where it reaches, how it is accounted for. */
export default function GovernmentPage() {
  return (
    <OfferPage
      opening={
        <AudienceHero
          eyebrow="Untuk pemerintahan"
          title="Warga yang cakap digital, laporan yang bisa ditelusuri."
          lead="Dari seleksi peserta sampai evaluasi akhir, tiap angka punya asal-usul yang bisa diperiksa."
          note="Bisa dijalankan di kabupaten dengan sinyal terbatas."
        />
      }
      parts={{
        figures: <FigureBand call={getStatistics()} />,
        people: <Reach />,
        points: <PointSection title="Program yang bisa dijalankan" points={offers} />,
        steps: (
          <StepSection
            title="Mengikuti alur anggaran daerah"
            lead="Tahapannya disusun supaya cocok dengan satu tahun anggaran."
            steps={steps}
          />
        ),
        cases: (
          <CaseSection
            type="Government"
            title="Program yang sudah berjalan"
            lead="Tiga kerja sama, dari anak muda kreatif sampai aparatur."
            cases={governmentCases}
          />
        ),
        try: <DemoSection {...demo} />,
        questions: <FaqSection title="Pertanyaan dari dinas" questions={questions} />,
      }}
    />
  );
}

/** What stands below the calculator. */
import { pagePath, usePageSet } from '../../router/page-table';
import { CallToAction } from '../../sections/call-to-action';
import { FaqSection } from '../../sections/faq-section';
import { StepSection } from '../../sections/step-section';
import { ButtonLink } from '../../ui/button';
import { doubts, path } from './content';

export function Path() {
  return (
    <StepSection
      title="Perjalanan uang seratus ribu"
      lead="Dari rekeningmu sampai ke tangan yang menuliskan tanda terimanya."
      steps={path}
    />
  );
}

export function Doubts() {
  return <FaqSection title="Pertanyaan yang wajar sebelum memberi" questions={doubts} />;
}

export function Ending() {
  const has = usePageSet();
  return (
    <CallToAction
      title="Pilih satu baris, lunasi bersama"
      text="Tidak harus besar. Yang penting tercatat, dan kamu bisa memeriksanya kapan saja."
    >
      {has('donation') && (
        <ButtonLink to={pagePath('donation')} size="large">
          Buka daftar kebutuhan
        </ButtonLink>
      )}
      {has('program') && (
        <ButtonLink to={pagePath('program')} size="large" variant="secondary">
          Aku penerima
        </ButtonLink>
      )}
    </CallToAction>
  );
}

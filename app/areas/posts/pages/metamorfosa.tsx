import { pagePath, usePageSet } from '../../../router/page-table';
import { CallToAction } from '../../../sections/call-to-action';
import { FaqSection } from '../../../sections/faq-section';
import { ButtonLink } from '../../../ui/button';
import { BookReviews } from '../book-reviews/book-reviews';
import { BookOpening } from './metamorfosa/book-opening';
import { Chapters } from './metamorfosa/chapters';
import { questions } from './metamorfosa/content';
import { Readers } from './metamorfosa/readers';

/** Comments on the book are kept under this slug. */
const BOOK = 'metamorfosa';

/** The promotion page of the book "Metamorfosa". */
export default function MetamorfosaPage() {
  const has = usePageSet();
  return (
    <>
      <BookOpening />
      <Chapters />
      <Readers />
      <BookReviews
        slug={BOOK}
        title="Kata pembaca"
        lead="Sudah membaca? Ceritakan bagian yang paling menempel di kepalamu."
      />
      <FaqSection title="Sebelum kamu membaca" questions={questions} />
      {has('tulisan-temans') && (
        <CallToAction
          title="Setiap orang punya kisah berubahnya sendiri"
          text="Baca esai, surat, dan cerita pendek kiriman teman-teman yang menulis kisah mereka."
        >
          <ButtonLink to={pagePath('tulisan-temans')}>Baca tulisan teman</ButtonLink>
        </CallToAction>
      )}
    </>
  );
}

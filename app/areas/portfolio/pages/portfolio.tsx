import { PageError } from '../../../router/page-error';
import type { PageLoader } from '../../../router/page-module';
import type { PageParams } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { CallToAction } from '../../../sections/call-to-action';
import { TalkActions } from '../../../sections/talk-actions';
import { portfolioView } from '../items';
import { PortfolioDetail } from '../portfolio-detail';
import { PortfolioList } from '../portfolio-list';

/** What the path asks for, out of static data. Throws PageError 404 for what is not there. */
function viewOf({ type, title }: PageParams) {
  const view = portfolioView(type, title);
  if (view === null) throw new PageError(404);
  return view;
}

export const loader: PageLoader = ({ params }) => {
  const view = viewOf(params);
  return view.show === 'item' ? view.item : null;
};

/** Programmes for companies and governments: all, those of one kind, or one in full. */
export default function PortfolioPage() {
  const view = viewOf(usePage().params);
  return (
    <>
      {view.show === 'item' ? (
        <PortfolioDetail item={view.item} />
      ) : (
        <PortfolioList kind={view.kind} />
      )}
      <CallToAction
        title="Punya masalah yang mirip?"
        text="Ceritakan keadaannya. Kami jawab dengan usulan program, bukan brosur."
      >
        <TalkActions second={{ page: 'training-services', label: 'Lihat layanan pelatihan' }} />
      </CallToAction>
    </>
  );
}

import { portfolioView } from '../features/portfolio/items';
import { PortfolioDetail } from '../features/portfolio/portfolio-detail';
import { PortfolioList } from '../features/portfolio/portfolio-list';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';

/** What the path asks for, out of static data. Throws PageError 404 for what is not there. */
export function loader({ params }: PageArgs) {
  const view = portfolioView(params.type, params.title);
  if (view === null) throw new PageError(404);
  return { view, item: view.show === 'item' ? view.item : null };
}

/** Programmes for companies and governments: all, those of one kind, or one in full. */
export default function PortfolioPage() {
  const { view } = usePageData<typeof loader>();
  return view.show === 'item' ? (
    <PortfolioDetail item={view.item} />
  ) : (
    <PortfolioList kind={view.kind} />
  );
}

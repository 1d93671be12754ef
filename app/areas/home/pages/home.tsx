import { landingFor, loadLanding } from '../../../brands';
import { useBoot } from '../../../core/app-context';
import type { PageArgs } from '../../../router/page-module';

/** The landing is there before the page is shown, so that nothing flashes in its place. */
export async function loader({ app, isThere }: PageArgs) {
  await loadLanding(app.boot.tenant.layout, isThere);
}

/** The landing of the tenant's layout. */
export default function HomePage() {
  const Landing = landingFor(useBoot().tenant.layout);
  return <Landing />;
}

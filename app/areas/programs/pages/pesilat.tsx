import { hasLanding, landingFor, loadLanding } from '../../../brands';
import { useBoot } from '../../../core/app-context';
import type { Boot } from '../../../core/boot';
import type { PageArgs } from '../../../router/page-module';
import { PesilatProgramme } from './pesilat/programme';

/** Under the path rule the layout may have been switched; its landing then is this page (spec section 1). */
function isSwitched({ tenant }: Boot): boolean {
  return tenant.api === '/pesilat/api' && hasLanding(tenant.layout);
}

export async function loader({ app, isThere }: PageArgs) {
  if (isSwitched(app.boot)) await loadLanding(app.boot.tenant.layout, isThere);
}

/** The Pesilat programme: the switched layout's landing where there is one, else a page of its own. */
export default function PesilatPage() {
  const boot = useBoot();
  if (!isSwitched(boot)) return <PesilatProgramme />;
  const Landing = landingFor(boot.tenant.layout);
  return <Landing />;
}

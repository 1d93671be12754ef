import { featureBySlug } from '../features/product/feature';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { ServiceDetail } from './services/service-detail';
import { ServiceList } from './services/service-list';
import { services } from './services/services';

/** The service of the path, or none for the list. Throws PageError 404 for one there is not. */
export function loader({ params }: PageArgs) {
  if (params.slug === undefined) return { item: null };
  const item = featureBySlug(services, params.slug);
  if (item === undefined) throw new PageError(404);
  return { item };
}

/** Services for institutions: all, or one in full. */
export default function ServicesPage() {
  const { item } = usePageData<typeof loader>();
  return item === null ? <ServiceList /> : <ServiceDetail service={item} />;
}

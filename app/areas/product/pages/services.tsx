import type { PageLoader } from '../../../router/page-module';
import type { PageParams } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { featureBySlug } from '../feature';
import { ServiceDetail } from './services/service-detail';
import { ServiceList } from './services/service-list';
import { services } from './services/services';

const serviceOf = ({ slug }: PageParams) =>
  slug === undefined ? null : featureBySlug(services, slug);

/** The service of the path, out of static data, or none for the list. */
export const loader: PageLoader = ({ params }) => serviceOf(params);

/** Services for institutions: all, or one in full. */
export default function ServicesPage() {
  const item = serviceOf(usePage().params);
  return item === null ? <ServiceList /> : <ServiceDetail service={item} />;
}

import { getCareer } from '../../../api/career';
import type { PageArgs } from '../../../router/page-module';
import { usePage } from '../../../router/use-page';
import { Companies } from './career/companies';
import { Company } from './career/company';

/** The company of the path, where it names one. */
export function loader({ params: { slug }, read }: PageArgs) {
  return slug === undefined ? null : read(getCareer(slug));
}

/** Companies that hire, or one of them. */
export default function CareerPage() {
  const { slug } = usePage().params;
  return slug === undefined ? <Companies /> : <Company slug={slug} />;
}

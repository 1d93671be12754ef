import type { PageLoader } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { CallToAction } from '../../../sections/call-to-action';
import { ButtonLink } from '../../../ui/button';
import { featureBySlug } from '../feature';
import { FeatureDetail } from './features/feature-detail';
import { siteFeatures } from './features/features';

/** The feature of the path, out of static data. */
export const loader: PageLoader = ({ params }) => featureBySlug(siteFeatures, params.slug);

/** The page on which each feature can be seen at work, where the tenant has it. */
const PLACES: Readonly<Record<string, { page: string; label: string }>> = {
  openSyllabus: { page: 'class', label: 'Buka silabus sebuah kelas' },
  mentors: { page: 'mentor', label: 'Lihat para mentor' },
  projects: { page: 'portfolio', label: 'Lihat hasil program' },
  assistant: { page: 'chat', label: 'Mulai bertanya' },
};

/** One feature of the classes. */
export default function FeaturesPage() {
  const item = featureBySlug(siteFeatures, usePage().params.slug);
  const has = usePageSet();
  const place = PLACES[item.key];
  const shown = place && has(place.page) ? place : { page: 'courses', label: 'Lihat kursus' };
  return (
    <FeatureDetail
      feature={item}
      all={siteFeatures}
      trail={[]}
      pathOf={(slug) => pagePath('features', { slug })}
    >
      <CallToAction
        title="Lihat sendiri"
        text="Cara paling cepat mengenalnya adalah membuka satu contoh."
      >
        {has(shown.page) && (
          <ButtonLink to={pagePath(shown.page)} size="large" iconEnd="arrow-right">
            {shown.label}
          </ButtonLink>
        )}
      </CallToAction>
    </FeatureDetail>
  );
}

import type { PageLoader } from '../../../router/page-module';
import { pagePath, usePageSet } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { CallToAction } from '../../../sections/call-to-action';
import { TalkActions } from '../../../sections/talk-actions';
import { featureBySlug } from '../feature';
import { aksaraFeatures } from './aksara/features';
import { FeatureDetail } from './features/feature-detail';

/** The feature of the path, out of static data. */
export const loader: PageLoader = ({ params }) => featureBySlug(aksaraFeatures, params.slug);

/** One feature of Aksara. */
export default function AksaraFeaturePage() {
  const item = featureBySlug(aksaraFeatures, usePage().params.slug);
  const has = usePageSet();
  return (
    <FeatureDetail
      feature={item}
      all={aksaraFeatures}
      trail={has('aksara') ? [{ label: 'Aksara', to: pagePath('aksara') }] : []}
      pathOf={(slug) => pagePath('aksara-feature', { slug })}
    >
      <CallToAction
        title="Ingin mencobanya di kelas?"
        text="Kami kirimkan satu rak bacaan dan panduan empat pekan untuk satu kelas."
      >
        <TalkActions label="Jadwalkan peragaan" />
      </CallToAction>
    </FeatureDetail>
  );
}

import { featureBySlug } from '../features/product/feature';
import { FeatureDetail } from '../features/product/feature-detail';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath, usePageSet } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { CallToAction } from '../sections/call-to-action';
import { TalkActions } from '../sections/talk-actions';
import { aksaraFeatures } from './aksara/features';

/** The feature of the path, out of static data. Throws PageError 404 for one Aksara lacks. */
export function loader({ params }: PageArgs) {
  const item = featureBySlug(aksaraFeatures, params.slug);
  if (item === undefined) throw new PageError(404);
  return { item };
}

/** One feature of Aksara. */
export default function AksaraFeaturePage() {
  const { item } = usePageData<typeof loader>();
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

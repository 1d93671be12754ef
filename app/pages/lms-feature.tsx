import { featureBySlug } from '../features/product/feature';
import { FeatureDetail } from '../features/product/feature-detail';
import { PageError } from '../route/page-error';
import type { PageArgs } from '../route/page-module';
import { pagePath } from '../route/page-table';
import { usePageData } from '../route/use-page';
import { CallToAction } from '../sections/call-to-action';
import { TalkActions } from '../sections/talk-actions';
import { CodeDemo } from './lms/code-demo';
import { lmsFeatures } from './lms/features';
import { QuizDemo } from './lms/quiz-demo';

/** The feature of the path, out of static data. Throws PageError 404 for one the LMS lacks. */
export function loader({ params }: PageArgs) {
  const item = featureBySlug(lmsFeatures, params.slug);
  if (item === undefined) throw new PageError(404);
  return { item };
}

/** One feature of the LMS, with a part of it to try. */
export default function LmsFeaturePage() {
  const { item } = usePageData<typeof loader>();
  return (
    <FeatureDetail
      feature={item}
      all={lmsFeatures}
      trail={[{ label: 'Platform LMS', to: pagePath('lms') }]}
      pathOf={(slug) => pagePath('lms-feature', { slug })}
      demo={item.key === 'codingStudio' ? <CodeDemo /> : <QuizDemo />}
    >
      <CallToAction
        title="Ingin melihatnya di kelas Anda sendiri?"
        text="Kami siapkan satu kelas contoh dengan materi Anda, lalu memeragakannya bersama pengajar."
      >
        <TalkActions
          label="Minta peragaan"
          second={{ page: 'training-services', label: 'Layanan pelatihan' }}
        />
      </CallToAction>
    </FeatureDetail>
  );
}

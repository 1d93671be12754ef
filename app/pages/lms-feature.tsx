import { PageError } from '../navigation/page-error';
import type { PageArgs } from '../navigation/page-module';
import { usePageData } from '../navigation/use-page';
import { pagePath } from '../page-table';
import { CallToAction } from '../sections/call-to-action';
import { featureBySlug } from '../sections/feature';
import { FeatureDetail } from '../sections/feature-detail';
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

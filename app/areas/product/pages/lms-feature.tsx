import type { PageLoader } from '../../../router/page-module';
import { pagePath } from '../../../router/page-table';
import { usePage } from '../../../router/use-page';
import { CallToAction } from '../../../sections/call-to-action';
import { TalkActions } from '../../../sections/talk-actions';
import { featureBySlug } from '../feature';
import { FeatureDetail } from './features/feature-detail';
import { CodeDemo } from './lms/code-demo';
import { lmsFeatures } from './lms/features';
import { QuizDemo } from './lms/quiz-demo';

/** The feature of the path, out of static data. */
export const loader: PageLoader = ({ params }) => featureBySlug(lmsFeatures, params.slug);

/** One feature of the LMS, with a part of it to try. */
export default function LmsFeaturePage() {
  const item = featureBySlug(lmsFeatures, usePage().params.slug);
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

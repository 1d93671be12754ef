import { loadSecond, secondFor } from '../../../brands/seconds';
import { useBoot } from '../../../core/app-context';
import type { PageArgs } from '../../../router/page-module';
import { LearningSkeleton } from '../../../sections/learning-skeleton';
import { canSignIn } from '../../../shell/session/login-link';
import { useWho } from '../../../shell/session/use-who';
import { Button } from '../../../ui/button';
import { Loading } from '../../../ui/feedback';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-boundary';
import { StatusPanel } from '../../../ui/status-panel';
import { SignInBand } from './welcome/sign-in-band';

/** Newcomers load nothing of it. */
const myLearning = lazyPart(() => import('../../../sections/learning/my-learning'));

/** The second page design is there before the page is shown, so that nothing flashes in its place. */
export async function loader({ app, isThere }: PageArgs) {
  await loadSecond(app.boot.tenant.layout, isThere);
}

/**
 * Where a login leads: Belajarku. For visitors who are not signed in it is the home of the tenant's
 * second page design (spec section 1).
 */
export default function WelcomePage() {
  const who = useWho();
  switch (who?.status) {
    case undefined:
      return <Newcomer />;
    case 'loading':
      return <Waiting />;
    case 'ready':
      return (
        <LazyBoundary
          part={myLearning}
          waiting={<Waiting />}
          failed={(retry) => <Failed isFetching={false} retry={retry} />}
        >
          {(MyLearning) => <MyLearning user={who.data} />}
        </LazyBoundary>
      );
    case 'failed':
      return <Failed {...who} />;
  }
}

function Waiting() {
  return (
    <Loading label="Memuat Belajarku">
      <LearningSkeleton />
    </Loading>
  );
}

function Failed({ isFetching, retry }: { isFetching: boolean; retry: () => void }) {
  return (
    <StatusPanel
      tone="bad"
      icon="warning"
      title="Akunmu belum bisa dimuat"
      text="Kamu mungkin tetap masuk; kami hanya belum bisa menanyakannya."
      actions={
        <Button size="large" icon="refresh" loading={isFetching} onClick={retry}>
          Coba lagi
        </Button>
      }
    />
  );
}

function Newcomer() {
  const { tenant } = useBoot();
  const Second = secondFor(tenant.layout);
  return (
    <>
      {canSignIn(tenant) && <SignInBand />}
      <Second />
    </>
  );
}

import { useBoot } from '../app-context';
import { canSignIn } from '../features/account/login-link';
import { useWho } from '../features/account/use-who';
import type { PageArgs } from '../route/page-module';
import { loadSecond, secondFor } from '../tenants';
import { Button } from '../ui/button';
import { StatusPanel } from '../ui/status-panel';
import { Greeting, GreetingSkeleton } from './welcome/greeting';
import { SignInBand } from './welcome/sign-in-band';

/** The second page design is there before the page is shown, so that nothing flashes in its place. */
export async function loader({ app }: PageArgs) {
  await loadSecond(app.boot.tenant.layout);
}

/**
 * Where a login leads: a greeting and the next steps. For visitors who are not signed in it is the
 * home of the tenant's second page design (spec section 1).
 */
export default function WelcomePage() {
  const who = useWho();
  switch (who?.status) {
    case undefined:
      return <Newcomer />;
    case 'loading':
      return <GreetingSkeleton />;
    case 'ready':
      return <Greeting user={who.data} />;
    case 'failed':
      return (
        <StatusPanel
          tone="bad"
          icon="warning"
          title="Akunmu belum bisa dimuat"
          text="Kamu mungkin tetap masuk; kami hanya belum bisa menanyakannya."
          actions={
            <Button size="large" icon="refresh" loading={who.isAsking} onClick={who.retry}>
              Coba lagi
            </Button>
          }
        />
      );
  }
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

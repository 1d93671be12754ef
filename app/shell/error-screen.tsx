import { Component, type ReactNode, Suspense, use } from 'react';
import { laterPart } from '../core/hydration/later';
import type { PageSet } from '../router/page-table';
import { PlainError } from '../router/start-up-error';
import { LoadingScreen } from './loading-screen';

export type ErrorScreenProps = {
  /** 404 says that nothing was found; every other status that something went wrong. */
  status: number;
  /** For the visitor; not shown on 404. */
  message?: string | undefined;
  /** Tries again; given as long as the page waits for the connection. */
  onRetry?: () => void;
  /** Whether the page is tried again by itself: only who has no scripts is told. */
  isAwaited?: boolean;
  /** The address that nothing was found at, on a site of these pages: a way leads on from there. */
  missed?: { readonly pathname: string; readonly has: PageSet } | undefined;
};

/** Comes when there is an error; where it cannot be had, a plain one that is always there. */
export const errorContent = laterPart<ErrorScreenProps>(() =>
  import('./error-content').then(
    ({ ErrorContent }) => ErrorContent,
    () => PlainError,
  ),
);

/**
 * The not-found and error screens, with the texts of spec section 2. It needs neither boot data nor
 * a router, since it also stands in when those fail; its link loads the document anew.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  return (
    <LastResort isInPage>
      <Suspense fallback={<LoadingScreen />}>
        <Content {...props} />
      </Suspense>
    </LastResort>
  );
}

function Content(props: ErrorScreenProps) {
  const Loaded = use(errorContent.load());
  return <Loaded {...props} />;
}

interface LastResortProps {
  /** Whether it stands in a page, which has its one `<main>` already. */
  isInPage?: boolean;
  children: ReactNode;
}

/** Catches a failure of what reports failures; its own message stands on nothing that could fail. */
export class LastResort extends Component<LastResortProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const Box = this.props.isInPage ? 'div' : 'main';
    return (
      <Box lang="en">
        <p>An error occurred while showing the error page</p>
        <a href="/">Go back to home</a>
      </Box>
    );
  }
}

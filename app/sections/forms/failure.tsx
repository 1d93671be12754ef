import { useLocation } from 'react-router';
import { loginHref } from '../../shell/session/login-link';
import { AppLink } from '../../ui/app-link';
import { wantsSignIn } from './failure-text';

/** Why something was not done, with the way to sign in and back where that is what it wants. */
export function Failure({ text }: { text: string }) {
  if (!wantsSignIn(text)) return text;
  return (
    <>
      {text} <SignInLink />
    </>
  );
}

/** The way to sign in and back to this page, whose drafts are there again then. */
export function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <AppLink to={loginHref(pathname + search)} reloadDocument>
      Masuk dan lanjutkan
    </AppLink>
  );
}

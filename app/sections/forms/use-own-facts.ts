import { getMe, type User } from '../../api/user';
import { useCall } from '../../data/use-call';
import { useSignedIn } from '../../shell/session/session';

/** What is known of whoever is signed in; empty for nobody. */
export function useOwnFacts(): Pick<User, 'name' | 'email'> {
  const isSignedIn = useSignedIn();
  const me = useCall(isSignedIn ? getMe() : null);
  return isSignedIn && me.status === 'ready' ? me.data : NOBODY;
}

export const NOBODY = { name: '', email: '' };

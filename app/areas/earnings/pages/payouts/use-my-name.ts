import { getMe } from '../../../../api/user';
import { useCall } from '../../../../data/use-call';

/** The visitor's name, by which the platform tells who has decided; empty as long as it is not known. */
export function useMyName(): string {
  const me = useCall(getMe());
  return me.status === 'ready' ? me.data.name : '';
}

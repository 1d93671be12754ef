/**
 * Navigations that only bring the address up to date with what is there already: they move no focus
 * and announce nothing.
 */
import { type Location, useLocation, useNavigationType } from 'react-router';
import { isRecord } from '../core/schema';

/** The `state` of such a navigation. */
export const SKIP_FOCUS = { isQuiet: true } as const;

/** Whether what is shown came by such a navigation; Back and Forward to it are none. */
export function useIsQuiet(): boolean {
  const { state }: Location<unknown> = useLocation();
  const type = useNavigationType();
  return type !== 'POP' && isRecord(state) && state.isQuiet === true;
}

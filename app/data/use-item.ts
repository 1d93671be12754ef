import type { ItemCall } from '../router/page-module';
import { usePage } from '../router/use-page';
import { useLoaded } from './use-call';

/** What the page is about, by the call that its module says (`itemCall`) and its loading has waited for. */
export function useItem<T>(itemCall: ItemCall<T>): T {
  return useLoaded(itemCall(usePage().params));
}

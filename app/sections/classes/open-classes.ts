import type { Call } from '../../api/call';
import { type ClassItem, listClasses } from '../../api/class';
import { type Page, WHOLE_PAGE } from '../../api/page';

/** How many a block of classes shows. */
export const SHOWN_CLASSES = 6;

/** The classes that are open for registration, or those of them that have these words. */
export function openClasses(search?: string): Call<Page<ClassItem>> {
  return listClasses({ state: 'registration', perPage: SHOWN_CLASSES, search });
}

/** All classes that one answer can hold. */
export function everyClass(): Call<Page<ClassItem>> {
  return listClasses({ perPage: WHOLE_PAGE });
}

import type { ShouldRevalidateFunction } from 'react-router';
import type { Answer } from '../../api/answer';
import { type ClassItem, listClasses } from '../../api/class';
import type { Send } from '../../api/client';
import type { Page } from '../../api/page';
import { getProgram, listPrograms, type ProgramDetail } from '../../api/program';
import { getSilabus } from '../../api/silabus';
import { deferred, MINIMUM_FETCH_MS } from '../../route/deferred';
import { PageError } from '../../route/page-error';
import type { PageArgs } from '../../route/page-module';

const SHOWN_CLASSES = 6;

/** The programme of a slug. Throws PageError 404 for one the platform does not know. */
export async function loadProgram(slug: string, send: Send): Promise<ProgramDetail> {
  const answer = await send(getProgram(slug));
  if (answer.status) return answer.data;
  throw new PageError(answer.code, answer.code === 404 ? '' : answer.message);
}

/**
 * What a programme's page shows: the programme, and below it what comes in later. An id in the path
 * that is another programme's is no page.
 */
export async function loadProgramPage({ params, send, isFirstLoad }: PageArgs) {
  const item = await loadProgram(params.slug ?? '', send);
  if (params.id !== undefined && params.id !== item.id) throw new PageError(404);
  const minimum = isFirstLoad ? 0 : MINIMUM_FETCH_MS;
  const later = <T>(fetching: Promise<T>) => deferred(fetching, minimum);
  return {
    item,
    classes: later(classesOf(item.id, send)),
    silabus: later(send(getSilabus(item.id))),
    others: later(send(listPrograms({}))),
  };
}

/** Another query is another page of the programme's schools, which are loaded where they stand. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname === change.nextUrl.pathname &&
  change.currentUrl.search !== change.nextUrl.search
    ? false
    : change.defaultShouldRevalidate;

/** A programme's classes, those one can join first. */
export function classesOf(id: string, send: Send): Promise<Answer<Page<ClassItem>>> {
  return send(listClasses({ programIds: [id], perPage: SHOWN_CLASSES }));
}

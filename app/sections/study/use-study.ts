import { useSyncExternalStore } from 'react';
import { useApp } from '../../core/app-context';
import { type Study, type StudyState, studyOf } from './study';

const AT_EDGE: StudyState = { here: null, wanted: null };

/** What the pages of a course and the assistant know of one another, kept up with. */
export function useStudy(): [study: Study, state: StudyState] {
  const study = studyOf(useApp());
  return [study, useSyncExternalStore(study.subscribe, study.getState, () => AT_EDGE)];
}

/** A programme's syllabus (spec section 7, api host). */
import { type Decoded, object } from '../core/decode';
import { type Call, get } from './call';
import { amount, listed, needed, text, texts } from './fields';
import { segment } from './query';

/** One part of a programme's syllabus. */
export type SilabusModule = Decoded<typeof silabusModule>;

const silabusModule = object((field) => ({
  id: field('id', text),
  title: field('title', needed),
  summary: field('summary', text),
  durationHours: field('durationHours', amount),
  topics: field('topics', texts),
}));

/** The parts of a programme's syllabus, in order. */
export function getSilabus(programId: string): Call<SilabusModule[]> {
  return get(`api/silabus/${segment(programId)}`, {}, listed(silabusModule));
}

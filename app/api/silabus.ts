/** A programme's syllabus (spec section 7, api host). */
import type * as v from 'valibot';
import { object } from '../core/schema';
import { type Call, get } from './call';
import { segment } from './query';
import { amount, listed, needed, text, texts } from './schemas';

/** One part of a programme's syllabus. */
export type SilabusModule = v.InferOutput<typeof silabusModule>;

const silabusModule = object({
  id: text,
  title: needed,
  summary: text,
  durationHours: amount,
  topics: texts,
});

/** The parts of a programme's syllabus, in order. */
export function getSilabus(programId: string): Call<SilabusModule[]> {
  return get(`api/silabus/${segment(programId)}`, {}, listed(silabusModule));
}

/** Which side of the desk a visitor sits on, as the address says, and what is in front of them there. */
import type { Job } from '../../api/career';
import type { GalleryItem } from '../../api/gallery';
import { dayAt } from '../../core/wib';
import { closingDay, isOpenOn } from '../../sections/jobs/job-facts';

export type Side = 'orang' | 'kerja';

export interface Desk {
  readonly side: Side;
  /** A skill on the one side, a level on the other; empty for all. */
  readonly filter: string;
}

/** Who says nothing, or something else, looks for people. */
export function readDesk(query: URLSearchParams): Desk {
  return {
    side: query.get('mencari') === 'kerja' ? 'kerja' : 'orang',
    filter: (query.get('saring') ?? '').slice(0, 60),
  };
}

/** The address of a desk. */
export function deskHref({ side, filter }: Desk): string {
  const query = new URLSearchParams({ mencari: side });
  if (filter !== '') query.set('saring', filter);
  return `?${query}`;
}

/** What the works show that somebody can do, once each. */
export function skillsOf(works: readonly GalleryItem[]): readonly string[] {
  return [...new Set(works.map(({ kind }) => kind).filter(Boolean))];
}

/** The jobs that can still be applied for on `now` (Unix ms), of a level or of all, the one that closes first in front. */
export function openJobs(jobs: readonly Job[], now: number, level: string): readonly Job[] {
  const today = dayAt(now);
  return jobs
    .filter((job) => isOpenOn(job, today) && (level === '' || job.level === level))
    .sort((a, b) => closingDay(a).localeCompare(closingDay(b)));
}

/** What is written into the form for who asks to meet some people. */
export function meetingText(works: readonly GalleryItem[]): string {
  const lines = works.map(({ maker, title }) => `- ${maker} (${title})`);
  return `Kami ingin bertemu dengan:\n${lines.join('\n')}\n\nPosisi yang kami buka: `;
}

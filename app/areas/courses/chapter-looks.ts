/** What the kinds of chapters look like and are called. */
import type { Chapter, ChapterType } from '../../api/class';
import { formatMinutes } from '../../ui/format';
import type { IconName } from '../../ui/icon';

export const chapterIcons: Readonly<Record<ChapterType | '', IconName>> = {
  video: 'play',
  reading: 'book',
  quiz: 'check',
  project: 'spark',
  '': 'book',
};

const labels: Readonly<Record<ChapterType | '', string>> = {
  video: 'Video',
  reading: 'Bacaan',
  quiz: 'Kuis',
  project: 'Proyek',
  '': 'Materi',
};

/** "Video · 20 menit". */
export function chapterFacts({ type, durationMinutes }: Chapter): string {
  const time = durationMinutes > 0 ? formatMinutes(durationMinutes) : '';
  return [labels[type], time].filter(Boolean).join(' · ');
}

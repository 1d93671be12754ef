import type { SyllabusModule } from '../../api/class';
import type { QueryResult } from '../../data/query-result';
import { ButtonLink } from '../../ui/button';
import { lessonsOf } from './outline';
import { allCourses, coursePath, lessonPath } from './shelf';

interface FirstChapterLinkProps {
  slug: string;
  /** The course's chapters; null as long as nobody has asked for them. */
  syllabus: QueryResult<readonly SyllabusModule[]> | null;
  block?: boolean;
}

/** To the first chapter; to the course as long as its chapters are not known. */
export function FirstChapterLink({ slug, syllabus, block = false }: FirstChapterLinkProps) {
  const first = syllabus?.status === 'ready' ? lessonsOf(syllabus.data)[0] : undefined;
  return (
    <ButtonLink
      block={block}
      size="large"
      iconEnd="arrow-right"
      to={first ? lessonPath(allCourses, slug, first) : coursePath(allCourses, slug)}
    >
      Mulai bab pertama
    </ButtonLink>
  );
}

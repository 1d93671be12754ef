/**
 * What a tenant's lessons are called: `data/lessons/<key>.ts`, found by the tenant's key. Three classes
 * of each are written out; of the others the four kinds of chapter have the tenant's own names.
 */
import { parts } from '../data/table';

export interface LessonTexts {
  /** How classes end, in a sentence. */
  ends: string;
  /** What stands before a module's title: first video, reading, second video, quiz. */
  labels: [opening: string, reading: string, practice: string, quiz: string];
  /**
   * `# name of a class`, `- what is learnt`, and a line for each module, in order: module | summary |
   * first video | reading | second video.
   */
  classes: string;
  /** `# name of a class`, then the text and the quiz of its first module (contents/chapters.ts). */
  chapters?: string;
}

/** A module as it is written out. */
export interface LessonModule {
  title: string;
  summary: string;
  /** Titles of the chapters before the quiz or the project. */
  chapters: string[];
}

/** What is written of one class. */
export interface ClassLessons {
  outcomes: string[];
  modules: LessonModule[];
}

/** How a tenant calls what is not written out. */
export type LessonManner = Pick<LessonTexts, 'ends' | 'labels'>;

/** The classes that are written out, by name. */
export function lessonsOf({ classes }: LessonTexts): Map<string, ClassLessons> {
  const found = new Map<string, ClassLessons>();
  for (const block of classes.split(/^# /m).slice(1)) {
    const [name = '', ...lines] = block.trim().split('\n');
    const isOutcome = (line: string) => line.startsWith('- ');
    found.set(name, {
      outcomes: lines.filter(isOutcome).map((line) => line.slice(2)),
      modules: lines.filter((line) => !isOutcome(line)).map(moduleOf),
    });
  }
  return found;
}

function moduleOf(line: string): LessonModule {
  const [title = '', summary = '', ...chapters] = parts(line, '|');
  if (chapters.length !== 3) throw new Error(`demo data: three chapters expected: ${line}`);
  return { title, summary, chapters };
}

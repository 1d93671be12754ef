/** Who suits a wish: a topic as profiles name it, a goal and a time as their words tell. */
import type { Mentor } from '../../api/mentor';

export interface Wish {
  /** A skill as it is written in the profiles; empty for any. */
  readonly topic: string;
  /** Key of a {@link Goal}; empty for any. */
  readonly goal: string;
  /** A word for a time, as `malam`; empty for any. */
  readonly time: string;
}

export interface Goal {
  readonly key: string;
  /** As it ends "supaya aku …". */
  readonly label: string;
  /** Words of a profile that speak for it, in lower case. */
  readonly words: readonly string[];
}

/** A mentor with what of the wish they answer, in words. */
export interface Match {
  readonly mentor: Mentor;
  readonly reasons: readonly string[];
}

/** A topic weighs as much as goal and time together: it is what is talked about. */
const WEIGHT = { topic: 2, goal: 1, time: 1 };

/** The mentors who answer any of the wish, the best first; all, for a wish that asks nothing. */
export function matches(
  mentors: readonly Mentor[],
  { topic, goal, time }: Wish,
  goals: readonly Goal[],
): readonly Match[] {
  const words = goals.find(({ key }) => key === goal)?.words ?? [];
  const asksNothing = topic === '' && words.length === 0 && time === '';
  const rated = mentors.map((mentor) => {
    const { position, bio, expertise } = mentor;
    const text = [position, bio, ...expertise].join(' ').toLowerCase();
    const isTopic = topic !== '' && expertise.some((skill) => isSame(skill, topic));
    const isGoal = words.some((word) => text.includes(word));
    const when = time === '' ? '' : momentIn(bio, time);
    const reasons = [
      isTopic && `soal ${topic}`,
      isGoal && 'pernah di tujuanmu',
      when !== '' && `luang ${when}`,
    ].filter((reason) => reason !== false);
    const score =
      (isTopic ? WEIGHT.topic : 0) + (isGoal ? WEIGHT.goal : 0) + (when === '' ? 0 : WEIGHT.time);
    return { mentor, reasons, score };
  });
  // Sorting is stable: alike, the platform's order stands.
  return rated.filter(({ score }) => asksNothing || score > 0).sort((a, b) => b.score - a.score);
}

/** The day before a time in a text, "Senin malam"; the time alone without one; "" without a time. */
function momentIn(text: string, time: string): string {
  const found = text.match(/\p{L}+/gu) ?? [];
  const at = found.findIndex((word) => isSame(word, time));
  const day = found[at - 1] ?? '';
  if (at < 0) return '';
  return DAYS.includes(day.toLowerCase()) ? `${day} ${time}` : time;
}

const DAYS = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'];

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Every topic that the profiles name, once; the one that most of them name in front. */
export function topicsOf(mentors: readonly Mentor[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const topic of mentors.flatMap(({ expertise }) => expertise).filter(Boolean)) {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b, 'id'));
  return byCount.map(([topic]) => topic);
}

/** Where the visitor stands in a course, as the assistant is told it. */
import { useIsHydrated } from '../../core/hydration/live';
import type { StudyPlace } from '../../sections/study/study';
import { useStudy } from '../../sections/study/use-study';
import { type Conversation, shownExchanges } from './conversation';
import { splitMention } from './page-mention';

/** Where the visitor stands, and whether that goes along with what they ask. */
export interface PlaceTold {
  /** Null where no course has been opened. */
  readonly place: StudyPlace | null;
  readonly isTold: boolean;
  readonly agree: (answer: 'tell' | 'keep') => void;
}

/** Follows where the visitor stands; nothing is told before they have agreed, nor after they revoke it. */
export function usePlaceTold(): PlaceTold {
  const [study] = useStudy();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return { place: null, isTold: false, agree: study.agree };
  return { place: study.place(), isTold: study.tells(), agree: study.agree };
}

/** What goes along with the next question of a conversation; empty where it has been said in it already. */
export function standingFor({ place, isTold }: PlaceTold, conversation: Conversation): string {
  if (place === null || !isTold) return '';
  const standing = standingText(place);
  const last = shownExchanges(conversation)
    .map(({ query }) => splitMention(query).standing)
    .findLast((said) => said !== '');
  return last === standing ? '' : standing;
}

/** The same in words, on one line. */
export function standingText({ course, title, number, total, done }: StudyPlace): string {
  const text = `kelas “${short(course)}”, bab “${short(title)}” (bab ${number} dari ${total})`;
  return `${text}, ${done} bab sudah selesai`;
}

const LONGEST_NAME = 120;

function short(name: string): string {
  return name
    .replace(/[\s“”]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

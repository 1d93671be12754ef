import type { Program } from '../../api/program';
import { EmptyState } from '../../ui/feedback';

/**
 * The programme that an address names, by its id or, as older addresses do, by its slug; the first where
 * it names none. One that is named and not there is none: the first would be taken for it.
 */
export function chosenIn<P extends Pick<Program, 'id' | 'slug'>>(
  programs: readonly P[],
  asked: string | undefined,
): P | undefined {
  if (!asked) return programs[0];
  return programs.find(({ id, slug }) => id === asked || slug === asked);
}

/** Said of a programme that is named by an address and is not there. */
export function NoSuchProgram() {
  return (
    <EmptyState title="Program ini tidak ada lagi">
      Mungkin programnya sudah ditutup. Pilih salah satu program di atas.
    </EmptyState>
  );
}

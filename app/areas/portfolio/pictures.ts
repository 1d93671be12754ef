/** Drawings that the items share: what went on in class, and what came out of it. */
import kelas from './art/kelas.svg';
import lokakarya from './art/lokakarya.svg';
import papanProyek from './art/papan-proyek.svg';
import petaKompetensi from './art/peta-kompetensi.svg';
import presentasi from './art/presentasi.svg';
import type { PortfolioPicture } from './item';

/** Photos of a programme, as drawings, with captions of its own. */
export function photosOf(
  inClass: string,
  inGroups: string,
  onStage: string,
): readonly PortfolioPicture[] {
  return [
    { link: kelas, name: inClass },
    { link: lokakarya, name: inGroups },
    { link: presentasi, name: onStage },
  ];
}

/** The two working papers every programme leaves behind. */
export function papersOf(competence: string, board: string): readonly PortfolioPicture[] {
  return [
    { link: petaKompetensi, name: competence },
    { link: papanProyek, name: board },
  ];
}

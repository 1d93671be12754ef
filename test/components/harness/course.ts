/** What specs of the course player look for. */

import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { main } from './page';
import { visit } from './visit';

/** Who is enrolled in the courses. */
export const STUDENT = 'Siswa Contoh';

/** The addresses of a course's chapters, as its page lists them. */
export async function addressesOf(course: string): Promise<string[]> {
  await visit(`/Courses/${course}`);
  const found = () => [...document.querySelectorAll('main a[href*="/chapter/"]')];
  const addresses = () => [...new Set(found().map((link) => link.getAttribute('href') ?? ''))];
  await waitFor(() => expect(addresses()).toHaveLength(16));
  return addresses();
}

/** Goes to a chapter by its place, the first is 0, and waits until it can be worked in. */
export async function openChapter(course: string, place: number) {
  const address = (await addressesOf(course)).at(place) ?? '';
  const user = await visit(address, STUDENT);
  await noteField();
  return { address, user };
}

/** Where notes on the chapter are written. */
export const noteField = () => main().findByRole('textbox', { name: /^Catatanmu tentang bab ini/ });

/** The ways to the chapters before and after. */
export const steps = () =>
  within(screen.getByRole('navigation', { name: 'Bab sebelum dan sesudah' })).getAllByRole('link');

/** Waits until the chapter of that number, the first is 1, is the one in sight. */
export const atChapter = (number: number) =>
  main().findByText(new RegExp(`^Bab ${number} dari 16`));

/** What says that the chapter is done. */
export const doneMarks = () => [
  ...main().queryAllByRole('button', { name: /^Sudah (dibaca|ditonton)$/ }),
  ...main()
    .queryAllByRole('status')
    .filter(({ textContent }) => /Kuis lulus|Proyek terkirim/.test(textContent ?? '')),
];

/** Waits until the chapter is done. */
export const done = () => waitFor(() => expect(doneMarks()).toHaveLength(1));

/** Has the browser hold of a course that all its chapters were read, by who has read one of any. */
export async function keepAllRead(course: string): Promise<void> {
  const answer = async (path: string) => {
    const response = await fetch(`/api/services/v1/class/${path}`);
    return (await response.json()).data;
  };
  const { id } = await answer(`overview?slug=${course}`);
  const modules: { chapters: { id: number }[] }[] = await answer(`syllabus?classroomId=${id}`);
  const ids = modules.flatMap(({ chapters }) => chapters.map((one) => String(one.id)));
  const key = Object.keys(localStorage).find((one) => /work-of:.*:course_progress$/.test(one));
  if (key === undefined) throw new Error('No chapter of any course was read');
  localStorage.setItem(key, JSON.stringify({ [course]: ids }));
}

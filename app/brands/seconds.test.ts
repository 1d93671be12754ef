/** What second designs say above the classes that a newcomer can take up. */
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./*/second.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('gives the classes a title and a lead of the brand', () => {
  const sections = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<ClassSection\s+title="([^"]+)"(?:\s+lead="([^"]+)")?/g)].map(
      ([, ...words]) => words,
    ),
  );
  expect(sections.length).toBeGreaterThan(15);
  const said = sections.flat().filter((words) => words !== undefined);
  expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
});

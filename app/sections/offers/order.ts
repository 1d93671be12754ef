/**
 * How a room tells of what its brand offers: which part of the page comes after which. The parts are
 * those of the pages about the brand, its learning platform and its services; a page has some of them.
 */

export type Part =
  | 'cases'
  | 'compare'
  | 'features'
  | 'figures'
  | 'people'
  | 'points'
  | 'questions'
  | 'roles'
  | 'steps'
  | 'story'
  | 'try'
  | 'vacancies';

/** Rooms that tell alike; the style sheet goes by it (app/sections/rooms/offers.css). */
export type Manner = 'board' | 'dialogue' | 'pages' | 'poster' | 'report';

const MANNERS: Readonly<Record<string, Manner>> = {
  arena: 'board',
  dojo: 'board',
  path: 'board',
  conversation: 'dialogue',
  'front-page': 'pages',
  lectern: 'pages',
  library: 'pages',
  'studio-wall': 'pages',
  broadcast: 'poster',
  play: 'poster',
  stage: 'poster',
};

const ORDERS: Readonly<Record<Manner, readonly Part[]>> = {
  // Figures first, then the argument in numbered chapters.
  report: [
    'figures',
    'story',
    'compare',
    'points',
    'steps',
    'cases',
    'features',
    'roles',
    'people',
    'vacancies',
    'try',
    'questions',
  ],
  // What is done round by round, then the score.
  board: [
    'steps',
    'features',
    'points',
    'figures',
    'story',
    'roles',
    'compare',
    'people',
    'vacancies',
    'cases',
    'try',
    'questions',
  ],
  // A text that is read: the story, its contents, its notes.
  pages: [
    'story',
    'compare',
    'points',
    'people',
    'features',
    'roles',
    'cases',
    'steps',
    'figures',
    'vacancies',
    'try',
    'questions',
  ],
  // What can be seen at once, then the programme.
  poster: [
    'features',
    'people',
    'vacancies',
    'points',
    'figures',
    'cases',
    'story',
    'steps',
    'roles',
    'try',
    'compare',
    'questions',
  ],
  // Who is there to talk to, and what comes of it.
  dialogue: [
    'vacancies',
    'people',
    'roles',
    'story',
    'compare',
    'steps',
    'features',
    'points',
    'cases',
    'figures',
    'try',
    'questions',
  ],
};

export const mannerOf = (room: string): Manner => MANNERS[room] ?? 'report';

/** The parts in the order of a manner. */
export function inOrder<Content>(
  manner: Manner,
  parts: Readonly<Partial<Record<Part, Content>>>,
): readonly (readonly [Part, Content])[] {
  return ORDERS[manner].flatMap((part): (readonly [Part, Content])[] => {
    const content = parts[part];
    return content === undefined ? [] : [[part, content]];
  });
}

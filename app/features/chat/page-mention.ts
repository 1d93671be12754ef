/**
 * A question about a page of this site. The service takes one text (spec section 7), so the page's
 * title and path stand in front of the question, and are told apart again wherever it is shown.
 */

/** A page that a question is about. */
export interface Mention {
  readonly title: string;
  /** The page's canonical path. */
  readonly path: string;
}

export interface MentionedQuestion {
  readonly mention: Mention | null;
  readonly question: string;
}

const LONGEST_TITLE = 120;

const SHAPE = /^Tentang halaman “([^”\n]{1,120})” \((\/[^\s()]{0,500})\):\n([\s\S]+)$/;

/** The text that is sent. */
export function withMention(question: string, mention: Mention | null): string {
  if (mention === null) return question;
  const title = mention.title
    .replace(/[\s“”]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  const path = mention.path.replace(/[\s()]/g, encodeURIComponent).replace(/[()]/g, '');
  return title === '' ? question : `Tentang halaman “${title}” (${path}):\n${question}`;
}

/** What stands in a text that was sent. */
export function splitMention(query: string): MentionedQuestion {
  const [, title, path, question] = SHAPE.exec(query) ?? [];
  if (title === undefined || path === undefined || question === undefined) {
    return { mention: null, question: query };
  }
  return { mention: { title, path }, question };
}

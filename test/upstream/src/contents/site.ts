/**
 * What a tenant's own file says: `data/sites/<key>.ts`, found by the tenant's key. Tables are text,
 * one row a line; longer texts are blocks that begin with `# `. Whatever a file leaves out, the
 * tenant has none of; a tenant without a file is answered the general contents.
 */

export interface SiteContents {
  /** Letters before the number in a class's code. */
  code: string;
  /** Since when alumni are counted, how many there are, and from how many cities. */
  since: { year: number; alumni: number; cities: number };
  /** How many a class takes. */
  quota: number;
  programs: ProgramRow[];
  /**
   * Name | position | city | subjects, by comma | a sentence or two. Classes name a mentor by the
   * beginning of the name.
   */
  mentors: string;
  /**
   * Name | which of the programs, from 1 | city | days since it began | weeks it takes | how many take
   * part. The classes that run now where it does not say.
   */
  batches?: string;
  classTexts: {
    benefits: string[];
    beginner: string[];
    intermediate: string[];
    advanced: string[];
    faqs: [question: string, answer: string][];
  };
  /**
   * Posts and events. Heading: kind | category | days ago | author | tags, by comma. An event's:
   * `events` | category | `+12` days ahead, or `Jumat+12`, the first Friday from then on | host | tags | place, or `Daring` | price | taken/seats |
   * days it lasts. A campaign's: `campaigns` | category | days ago | author | tags | target in rupiah |
   * days it runs on. Then a line each of title and summary, an empty line, and the text: paragraphs,
   * `## heading`, `- item`, `1. item` and `> quotation`.
   */
  posts: string;
  /** Title | caption | what it is | who made it | their class | subject | city | days ago. */
  gallery?: string;
  /** As posts. Heading: category | minutes | days ago | who speaks, by comma. */
  podcasts?: string;
  /** Name | city | trade | a sentence. */
  employers?: string;
  /** Company, as in `employers` | title | level | terms | pay | days until it closes | duties. */
  jobs?: string;
  /** Title | days ahead | mentor | a sentence. */
  webinars?: string;
  /** How many of the example schools take part, and from which provinces, where not from all. */
  schools?: { count: number; provinces?: number[] };
  /** Where participants live: province and share. The schools' provinces where it does not say. */
  provinces?: string;
  /** Share of women among participants, and of the five age groups. */
  people?: { women: number; ages: [number, number, number, number, number] };
  /** Calls that fail on purpose, as `services/v1/career/*`. */
  fails?: string[];
}

export interface ProgramRow {
  name: string;
  summary: string;
  /** Whom it is for and what it asks, a paragraph. */
  description?: string;
  /** By comma: words by which the assistant knows that somebody asks about it. */
  keywords: string;
  /** By semicolon: what it leads to. */
  careers: string;
  /**
   * Name | level | `online`, or `hybrid` or `offline` and a city | hours, or `84/4` with the weeks it
   * takes where they are more than four hours each | price in rupiah | phase, and of a class that
   * meets once its day, `upcoming Jumat+12` | when it meets, by semicolon | mentors, by comma | a
   * sentence | tags, by comma | modules, by
   * semicolon.
   */
  classes: string;
}

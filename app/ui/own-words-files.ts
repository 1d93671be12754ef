/** The files of the brands' own words, each a chunk of its own. */

/** A title with the sentence that explains it. */
export type Said = readonly [title: string, text: string];

/** What `words.json` says; its texts are held to by app/brands/own-words.test.ts. */
export interface OwnWords {
  /** For whom training, hiring and the learning platform are told (areas/organisations/voices.ts). */
  readonly voice: string;
  readonly about: {
    /** Two paragraphs: how it began, how a day looks. */
    readonly story: readonly string[];
    /** What is held to. */
    readonly holds: readonly Said[];
    /** Above those who teach. */
    readonly people: Said;
    /** The last word, above the way to a conversation. */
    readonly ask: Said;
  };
  /** How a programme is put together, for brands that list programmes. */
  readonly programs?: { readonly title: string; readonly steps: readonly Said[] };
  /** The four stages of all programmes, for brands that show a curriculum. */
  readonly stages?: readonly Said[];
  /** The first heading where a conversation is booked. */
  readonly talk: string;
  /** Below the heading of a page that is not there. */
  readonly missing: string;
  /** Below the heading of the site while it is being repaired. */
  readonly repair: string;
  /** A list that has nothing yet. */
  readonly empty: string;
  /** What an empty conversation with the assistant offers. */
  readonly chat: { readonly title: string; readonly prompts: readonly string[] };
}

const files = import.meta.glob<OwnWords>('../brands/*/words.json', { import: 'default' });

/** The words of a layout; null where it has none. */
export async function ownWords(layout: string): Promise<OwnWords | null> {
  return (await files[`../brands/${layout}/words.json`]?.()) ?? null;
}

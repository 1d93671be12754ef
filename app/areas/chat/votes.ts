/**
 * Votes on answers. The platform has no call for them (spec section 7 names none), so they stay in this
 * browser, in the record of their conversation.
 */

import * as v from 'valibot';
import { text, texts } from '../../api/schemas';
import { type Frozen, object } from '../../core/schema';

export type VoteValue = 'up' | 'down';

/** A vote with its optional reasons; the visitor may change it at any time. */
export type Vote = Frozen<v.InferOutput<typeof vote>>;

/** The votes of one conversation by message id. */
export type Votes = Readonly<Record<string, Vote>>;

/** The reasons offered for each vote. */
export const REASONS: Readonly<Record<VoteValue, readonly string[]>> = {
  up: ['Jelas', 'Lengkap', 'Sesuai pertanyaan', 'Contohnya membantu'],
  down: ['Kurang tepat', 'Kurang lengkap', 'Sulit dipahami', 'Tidak menjawab pertanyaan'],
};

/** The longest comment, in characters. */
export const LONGEST_COMMENT = 500;

/** What is stored of one. */
export const vote = object({
  value: v.picklist(['up', 'down']),
  /** Chosen out of {@link REASONS}. */
  reasons: texts,
  /** In the visitor's own words; may be empty. */
  comment: text,
});

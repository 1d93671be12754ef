/**
 * What is being written and is not published yet. Each is the draft of a form (sections/forms/draft.ts), kept in this
 * browser for who owns it; when it was written last stands beside it.
 */
import * as v from 'valibot';
import { object, record } from '../../core/schema';
import { type LocalStore, readJson, writeJson } from '../../core/storage';
import { pagePath } from '../../router/page-table';
import { type StudioKind, studioKinds } from './studio-kinds';

/**
 * What a draft is of: a new post, a post that is changed, a new one begun as a copy of another, or one that
 * was taken off its page to be published again.
 */
export type DraftOrigin = 'new' | 'post' | 'copy' | 'withdrawn';

export interface DraftPlace {
  readonly kind: StudioKind;
  readonly origin: DraftOrigin;
  /** The post that it is of; of a new one which of several, empty for the first. */
  readonly slug: string;
}

export interface PostDraftInfo extends DraftPlace {
  /** The form's name. */
  readonly name: string;
  readonly title: string;
  /** When it was changed last, an ISO text; empty where that is not known. */
  readonly savedAt: string;
}

const DRAFT = 'draft:';
const SAVED_AT = 'draft-at:';
const FORM = /^post:([^:]+):(?:(new|copy|withdrawn):)?([^:]*)$/;

const texts = record(v.fallback(v.string(), ''));

/** The name of the form that writes there. */
export function formNameOf({ kind, origin, slug }: DraftPlace): string {
  const marked = origin === 'copy' || origin === 'withdrawn' || (origin === 'new' && slug !== '');
  return `post:${kind.slug}:${marked ? `${origin}:` : ''}${slug}`;
}

/** How many new posts of a kind can be written side by side. */
const MOST_NEW = 20;

/** The drafts that a new post of a kind may be written in, the one to be taken first in front. */
export function newDrafts(kind: StudioKind): readonly DraftPlace[] {
  return Array.from({ length: MOST_NEW }, (_, at) => ({
    kind,
    origin: 'new',
    slug: at === 0 ? '' : String(at + 1),
  }));
}

/** What the form of that name writes; null where it is no post's. */
export function placeOf(name: string): DraftPlace | null {
  const [, kindSlug, marked, slug = ''] = FORM.exec(name) ?? [];
  const kind = studioKinds.find((one) => one.slug === kindSlug);
  if (kind === undefined) return null;
  if (marked === 'new' || marked === 'copy' || marked === 'withdrawn')
    return { kind, origin: marked, slug };
  return { kind, origin: slug === '' ? 'new' : 'post', slug };
}

/** The way to a draft; what the path does not say goes along with it. */
export function draftWay({ kind, origin, slug }: DraftPlace): { to: string; state: DraftState } {
  const isOfPost = origin === 'post';
  return {
    to: pagePath('studio-write', { kind: kind.slug, ...(isOfPost && { slug }) }),
    state: isOfPost || (origin === 'new' && slug === '') ? null : { origin, slug },
  };
}

export type DraftState = {
  readonly origin: Exclude<DraftOrigin, 'post'>;
  readonly slug: string;
} | null;

const state = v.nullish(
  object({
    origin: v.picklist(['new', 'copy', 'withdrawn']),
    slug: v.string(),
  }),
  null,
);

/** What has come along with the way to a draft (`location.state`); null for nothing. */
export function draftStateIn(value: unknown): DraftState {
  return v.parse(v.fallback(state, null), value);
}

/** All drafts of posts, the one changed last first. */
export function readDrafts(work: LocalStore): PostDraftInfo[] {
  const names = work.keys().filter((key) => key.startsWith(`${DRAFT}post:`));
  const drafts = names.flatMap((key): PostDraftInfo[] => {
    const name = key.slice(DRAFT.length);
    const place = placeOf(name);
    const values = readJson(work, key, texts);
    if (place === null || values === null) return [];
    return [{ ...place, name, title: values.title ?? '', savedAt: savedAt(work, name) }];
  });
  return drafts.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** When a draft was changed last, an ISO text; empty where that is not known. */
export function savedAt(work: LocalStore, name: string): string {
  return work.get(SAVED_AT + name) ?? '';
}

/** Notes when a draft was changed. Gives false where there is none, or no room for it. */
export function noteSaved(work: LocalStore, name: string, at: string): boolean {
  if (work.get(DRAFT + name) !== null) return work.set(SAVED_AT + name, at) === 'kept';
  work.remove(SAVED_AT + name);
  return false;
}

/** Keeps values as the draft of a form that nobody has opened; false where there is no room. */
export function putDraft(
  work: LocalStore,
  name: string,
  values: Readonly<Record<string, string>>,
  at: string,
): boolean {
  return writeJson(work, DRAFT + name, values) === 'kept' && noteSaved(work, name, at);
}

/** Forgets a draft. */
export function dropDraft(work: LocalStore, name: string): void {
  work.remove(DRAFT + name);
  work.remove(SAVED_AT + name);
}

/**
 * Forgets a draft. Returns what puts it back: in its own place, or where something else is written there by
 * then, among the new posts of its kind.
 */
export function takeDraft(work: LocalStore, { name, kind }: PostDraftInfo): () => void {
  const [draft, at] = [work.get(DRAFT + name), savedAt(work, name)];
  dropDraft(work, name);
  return () => {
    const names = [name, ...newDrafts(kind).map(formNameOf)];
    const free = names.find((one) => work.get(DRAFT + one) === null);
    if (draft === null || free === undefined) return;
    work.set(DRAFT + free, draft);
    work.set(SAVED_AT + free, at);
  };
}

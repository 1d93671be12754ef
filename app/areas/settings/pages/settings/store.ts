/** Saving: key by key, each looked at before it is written. */
import type { Answer } from '../../../../api/answer';
import type { Call } from '../../../../api/call';
import { getAppSetting, updateAppSetting, updateAppSettings } from '../../../../api/settings';
import { failureText } from '../../../../sections/forms/failure-text';
import type { FieldErrors } from '../../../../sections/forms/form-schema';
import { byKey, type Change, errorsOf, type KeyChange, together } from './changes';
import { isSame, type SettingValues, settingFields, valuesOf } from './setting-fields';

/** Sends a call; null where none came back. */
export type Ask = <T>(call: Call<T>) => Promise<Answer<T> | null>;

/** What has become of one key. */
type KeyResult =
  | { readonly kind: 'saved' }
  /** Somebody else has changed it since the page was opened: these are their values. */
  | { readonly kind: 'overtaken'; readonly theirs: Partial<SettingValues> }
  | { readonly kind: 'failed'; readonly text: string; readonly errors: FieldErrors };

/** What has become of all. */
export interface Result {
  readonly saved: readonly Change[];
  readonly overtaken: readonly Change[];
  readonly failed: readonly { readonly change: Change; readonly text: string }[];
  readonly errors: FieldErrors;
  /** What is now known to be saved, of what has changed. */
  readonly known: Partial<SettingValues>;
}

/** Saves the changes one key after the other; one that fails leaves the others be. */
export async function store(lmsKey: string, changes: readonly Change[], ask: Ask): Promise<Result> {
  const all: Result[] = [];
  for (const change of byKey(changes)) {
    all.push(resultOf(change, await storeKey(lmsKey, change, ask)));
  }
  return {
    saved: all.flatMap(({ saved }) => saved),
    overtaken: all.flatMap(({ overtaken }) => overtaken),
    failed: all.flatMap(({ failed }) => failed),
    errors: Object.assign({}, ...all.map(({ errors }) => errors)),
    known: Object.assign({}, ...all.map(({ known }) => known)),
  };
}

/** Saves the changes in one call, all or none: what has become of them, or why they were not saved. */
export async function storeTogether(
  lmsKey: string,
  changes: readonly Change[],
  ask: Ask,
): Promise<{ outcome: Result; problem: null } | { outcome: null; problem: string }> {
  const answer = await ask(updateAppSettings(lmsKey, together(changes)));
  if (answer?.status) return { outcome: savedAll(changes), problem: null };
  const text = failureText(answer);
  const labels = byKey(changes).flatMap((change) => {
    const wrong = errorsOf(change, answer?.errors ?? {});
    const named = change.changes.filter(({ name }) => wrong[name] !== undefined);
    return named.map(({ name }) => settingFields[name].label);
  });
  const problem = labels.length > 0 ? `${text} Periksa: ${labels.join(', ')}.` : text;
  return { outcome: null, problem };
}

async function storeKey(lmsKey: string, change: KeyChange, ask: Ask): Promise<KeyResult> {
  const { key, value, changes } = change;
  const now = await ask(getAppSetting({ lmsKey, key }));
  if (!now?.status) return failure(change, now);
  const current = valuesOf({ [key]: now.data });
  const moved = changes.filter(({ name, from }) => !isSame(name, current[name], from));
  if (moved.length > 0) {
    const theirs = moved.map(({ name }) => [name, current[name]] as const);
    return { kind: 'overtaken', theirs: Object.fromEntries(theirs) };
  }
  const answer = await ask(updateAppSetting({ lmsKey, key }, value));
  return answer?.status ? { kind: 'saved' } : failure(change, answer);
}

function failure(change: KeyChange, answer: Answer<unknown> | null): KeyResult {
  const failed = answer?.status ? null : answer;
  const errors = errorsOf(change, failed?.errors ?? {});
  return { kind: 'failed', text: failureText(failed), errors };
}

const NOTHING: Result = { saved: [], overtaken: [], failed: [], errors: {}, known: {} };

function savedAll(changes: readonly Change[]): Result {
  const known = Object.fromEntries(changes.map(({ name, to }) => [name, to]));
  return { ...NOTHING, saved: changes, known };
}

function resultOf({ changes }: KeyChange, outcome: KeyResult): Result {
  switch (outcome.kind) {
    case 'saved':
      return savedAll(changes);
    case 'overtaken':
      return { ...NOTHING, overtaken: changes, known: outcome.theirs };
    case 'failed': {
      const { text, errors } = outcome;
      return { ...NOTHING, failed: changes.map((change) => ({ change, text })), errors };
    }
  }
}

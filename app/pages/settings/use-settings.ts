import { useRef, useState } from 'react';
import { type RawSettings, updateAppSettings } from '../../api/settings';
import { useApp } from '../../app-context';
import { failureText } from '../../features/forms/failure-text';
import type { FieldForm } from '../../features/forms/form-field';
import { problemOf, problemsOf } from '../../features/forms/validate';
import { byKey, type Change, changesOf, errorsOf, together, undone } from './changes';
import { keepDraft, type SettingErrors, withDraft } from './setting-draft';
import { type SettingName, type SettingValues, settingFields, valuesOf } from './setting-fields';
import { type Ask, type Result, store } from './store';
import { applyTheme, themeOf } from './theme';

export interface SettingsForm extends FieldForm<SettingName> {
  readonly saved: SettingValues;
  readonly changes: readonly Change[];
  readonly isSaving: boolean;
  /** Whether the changes were made on an earlier visit. */
  readonly isRestored: boolean;
  /** What has become of the last saving; null once something is changed again. */
  readonly result: Result | null;
  /** Whether this document is older than what was saved here. */
  readonly isStale: boolean;
  /** The first field that is wrong; null where all can be saved. */
  check(): SettingName | null;
  save(): Promise<Result | null>;
  /** Puts back what the last saving has changed. */
  undo(): Promise<void>;
  discard(): void;
  /** Sends changes of several keys in one call, all or none; why they were not saved, or null. */
  restore(changes: readonly Change[]): Promise<string | null>;
}

/** Holds what is changed, as a draft until it is saved, and what has become of it. */
export function useSettings(lmsKey: string, raw: RawSettings): SettingsForm {
  const app = useApp();
  const [saved, setSaved] = useState(() => valuesOf(raw));
  const [values, setValues] = useState(() => withDraft(app.work, saved));
  const [isRestored, setRestored] = useState(() => changesOf(saved, values).length > 0);
  const [errors, setErrors] = useState<SettingErrors>({});
  const [result, setResult] = useState<Result | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const isBusy = useRef(false);
  const changes = changesOf(saved, values);
  const ask: Ask = (call) => app.send(call).catch(() => null);

  const settle = (outcome: Result) => {
    const known = { ...saved, ...outcome.known };
    const now = { ...values };
    // An undo changes what the fields show as well.
    for (const { name, to } of outcome.saved) now[name] = to;
    keepDraft(app.work, changesOf(known, now));
    setSaved(known);
    setValues(now);
    setErrors(outcome.errors);
    setResult(outcome);
    setRestored(false);
    if (outcome.saved.length === 0) return;
    setStale(true);
    app.cache.expire();
    applyTheme(themeOf(known), document.documentElement);
  };

  /** Once at a time, so that a second press changes nothing. */
  const alone = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSaving(true);
    try {
      return await act();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const send = (wanted: readonly Change[]) =>
    alone(async () => {
      const outcome = await store(lmsKey, wanted, ask);
      settle(outcome);
      return outcome;
    });

  return {
    fields: settingFields,
    values,
    errors,
    saved,
    changes,
    isSaving,
    isRestored,
    isStale,
    result,
    set(name, value) {
      const next = { ...values, [name]: value };
      setValues(next);
      setResult(null);
      keepDraft(app.work, changesOf(saved, next));
      if (errors[name] === undefined) return;
      setErrors({ ...errors, [name]: problemOf(settingFields[name], value, next) ?? undefined });
    },
    leave(name) {
      const problem = problemOf(settingFields[name], values[name], values);
      if (problem !== null) setErrors((now) => ({ ...now, [name]: problem }));
    },
    check() {
      const names = changes.map(({ name }) => name);
      const found = problemsOf<SettingName>(settingFields, values, names);
      setErrors(found);
      return names.find((name) => found[name] !== undefined) ?? null;
    },
    save: () => send(changes),
    async undo() {
      if (result !== null) await send(undone(result.saved));
    },
    discard() {
      keepDraft(app.work, []);
      setValues(saved);
      setErrors({});
      setResult(null);
      setRestored(false);
    },
    async restore(wanted) {
      const told = await alone(async () => {
        const answer = await ask(updateAppSettings(lmsKey, together(wanted)));
        if (answer?.status) {
          const known = Object.fromEntries(wanted.map(({ name, to }) => [name, to]));
          settle({ saved: wanted, overtaken: [], failed: [], errors: {}, known });
          return '';
        }
        const failed = answer?.status ? null : answer;
        const text = failureText(failed, navigator.onLine);
        const wrong = byKey(wanted).flatMap((change) => {
          const found = errorsOf(change, failed?.errors ?? {});
          return change.changes.filter(({ name }) => found[name] !== undefined);
        });
        const labels = wrong.map(({ name }) => settingFields[name].label);
        return labels.length > 0 ? `${text} Periksa: ${labels.join(', ')}.` : text;
      });
      return told === '' ? null : told;
    },
  };
}

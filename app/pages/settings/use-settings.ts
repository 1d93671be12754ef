import { useEffect, useRef, useState } from 'react';
import { type RawSettings, updateAppSettings } from '../../api/settings';
import { useApp } from '../../app-context';
import { failureText } from '../../features/forms/failure-text';
import type { FieldForm } from '../../features/forms/form-field';
import { problemsOf } from '../../features/forms/validate';
import { byKey, type Change, changesOf, errorsOf, together, undone } from './changes';
import { keepDraft, withDraft } from './setting-draft';
import { type SettingName, type SettingValues, settingFields, valuesOf } from './setting-fields';
import { afterSaving, type SettingsState, withJudged, withSetting } from './settings-state';
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
  const [held, setHeld] = useState((): SettingsState => {
    const saved = valuesOf(raw);
    const values = withDraft(app.work, saved);
    return { saved, values, errors: {}, isRestored: changesOf(saved, values).length > 0 };
  });
  const { saved, values, errors, isRestored } = held;
  const [result, setResult] = useState<Result | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const isBusy = useRef(false);
  const changes = changesOf(saved, values);
  const ask: Ask = (call) => app.send(call).catch(() => null);
  useEffect(() => keepDraft(app.work, changesOf(saved, values)), [app, saved, values]);

  const settle = (outcome: Result) => {
    setHeld((now) => afterSaving(now, outcome, values));
    setResult(outcome);
    if (outcome.saved.length === 0) return;
    setStale(true);
    app.cache.expire();
    applyTheme(themeOf({ ...saved, ...outcome.known }), document.documentElement);
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
      setHeld((now) => withSetting(now, name, value));
      setResult(null);
    },
    leave(name) {
      setHeld((now) => withJudged(now, name));
    },
    check() {
      const names = changes.map(({ name }) => name);
      const found = problemsOf<SettingName>(settingFields, values, names);
      setHeld((now) => ({ ...now, errors: found }));
      return names.find((name) => found[name] !== undefined) ?? null;
    },
    save: () => send(changes),
    async undo() {
      if (result !== null) await send(undone(result.saved));
    },
    discard() {
      setHeld((now) => ({ ...now, values: now.saved, errors: {}, isRestored: false }));
      setResult(null);
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

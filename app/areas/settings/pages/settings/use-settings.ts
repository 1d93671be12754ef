import { useEffect, useState } from 'react';
import type { RawSettings } from '../../../../api/settings';
import { useApp } from '../../../../core/app-context';
import { type FieldForm, type FormElement, useFields } from '../../../../sections/forms/use-fields';
import { type Change, changesOf, undone } from './changes';
import { keepDraft, withDraft } from './setting-draft';
import { type SettingName, type SettingValues, settingFields, valuesOf } from './setting-fields';
import { afterSaving } from './settings-state';
import { type Ask, type Result, store, storeTogether } from './store';
import { applyTheme, themeOf } from './theme';
import { useAlone } from './use-alone';

export interface SettingsForm extends FieldForm<SettingName>, FormElement {
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
  /** What was discarded last, as long as nothing has been changed since. */
  readonly discarded: readonly Change[];
  /** Puts back what was discarded. */
  takeBack(): void;
  /** Sends changes of several keys in one call, all or none; why they were not saved, or null. */
  restore(changes: readonly Change[]): Promise<string | null>;
}

/**
 * A form whose changes alone are kept, judged and sent, as the settings are others' as well; and which
 * is there to go on with once they are saved.
 */
export function useSettings(lmsKey: string, raw: RawSettings): SettingsForm {
  const { work, send } = useApp();
  const [saved, setSaved] = useState(() => valuesOf(raw));
  const [drafted] = useState(() => withDraft(work, saved));
  const [isRestored, setRestored] = useState(() => changesOf(saved, drafted).length > 0);
  const [result, setResult] = useState<Result | null>(null);
  const [discarded, setDiscarded] = useState<readonly Change[]>([]);
  const [isStale, setStale] = useState(false);
  const [isSaving, alone] = useAlone();
  const { now, fill, reset, check, setServerErrors, ...form } = useFields<SettingName>({
    ...{ name: 'settings', fields: settingFields, initial: saved, begun: drafted },
    onChange() {
      setResult(null);
      setDiscarded([]);
    },
  });
  const { values } = form;
  const changes = changesOf(saved, values);
  const ask: Ask = (call) => send(call).catch(() => null);
  useEffect(() => keepDraft(work, changesOf(saved, values)), [work, saved, values]);

  const settle = (outcome: Result, sent: SettingValues) => {
    setSaved((before) => ({ ...before, ...outcome.known }));
    setRestored(false);
    fill(afterSaving(now(), outcome, sent));
    setServerErrors(outcome.errors);
    setResult(outcome);
    if (outcome.saved.length === 0) return;
    setStale(true);
    applyTheme(themeOf({ ...saved, ...outcome.known }), document.documentElement);
  };

  const storeOf = (wanted: readonly Change[]) =>
    alone(async () => {
      const sent = now();
      const outcome = await store(lmsKey, wanted, ask);
      settle(outcome, sent);
      return outcome;
    });

  return {
    ...form,
    saved,
    changes,
    isSaving,
    isRestored,
    isStale,
    result,
    check() {
      const names = changes.map(({ name }) => name);
      const found = check(names);
      return names.find((name) => found[name] !== undefined) ?? null;
    },
    save: () => storeOf(changes),
    async undo() {
      if (result !== null) await storeOf(undone(result.saved));
    },
    discard() {
      reset(saved);
      setRestored(false);
      setDiscarded(changes);
      setResult(null);
    },
    discarded,
    takeBack() {
      reset({ ...saved, ...Object.fromEntries(discarded.map(({ name, to }) => [name, to])) });
      setRestored(true);
      setDiscarded([]);
    },
    restore: (wanted) =>
      alone(async () => {
        const sent = now();
        const { outcome, problem } = await storeTogether(lmsKey, wanted, ask);
        if (outcome) settle(outcome, sent);
        return problem;
      }),
  };
}

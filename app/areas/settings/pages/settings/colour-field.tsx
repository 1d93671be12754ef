import { inkOn, isColour } from '../../../../art/identity/readable';
import { Field } from '../../../../ui/field';
import { Icon } from '../../../../ui/icon';
import { Input } from '../../../../ui/input';
import styles from './colour-field.module.css';
import { type SettingName, settingFields } from './setting-fields';
import { judge } from './theme';
import type { SettingsForm } from './use-settings';

interface ColourFieldProps {
  form: SettingsForm;
  name: SettingName;
}

/** A colour: chosen or typed, with what it means for who reads on it. */
export function ColourField({ form, name }: ColourFieldProps) {
  const field: { label: string; hint?: string } = settingFields[name];
  const value = form.values[name];
  const colour = isColour(value.trim()) ? wide(value.trim()) : null;
  return (
    <div className={styles.colour}>
      <Field label={field.label} hint={field.hint} error={form.errors[name]} required>
        {(control) => (
          <span className={styles.row}>
            <input
              type="color"
              aria-label={`Pilih ${field.label.toLowerCase()}`}
              className={styles.well}
              value={colour ?? '#ffffff'}
              onChange={({ target }) => form.set(name, target.value)}
            />
            <Input
              {...control}
              name={name}
              className={styles.hex ?? ''}
              defaultValue={value}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
            />
            {colour !== null && (
              <span
                aria-hidden="true"
                className={styles.sample}
                style={{ background: colour, color: inkOn(colour) }}
              >
                Aa
              </span>
            )}
          </span>
        )}
      </Field>
      {colour !== null && (
        <ul className={styles.facts} aria-live="polite">
          {judge(name, colour).map(({ isWarning, text }) => (
            <li key={text} className={isWarning ? styles.warning : undefined}>
              {isWarning && <Icon name="warning" size={16} />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `#rrggbb`, which is all that the browser's own control takes. */
function wide(colour: string): string {
  return colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
}

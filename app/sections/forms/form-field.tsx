import type { ComponentProps, InputHTMLAttributes } from 'react';
import { useNow } from '../../core/hydration/live';
import { Checkbox, Radio } from '../../ui/choice';
import { Field, type FieldControl } from '../../ui/field';
import fieldStyles from '../../ui/field.module.css';
import { Icon } from '../../ui/icon';
import { Input, Select, Textarea } from '../../ui/input';
import type { DigitsField, FieldSpec, RadioField, TickField, TypedField } from './fields';
import styles from './form.module.css';
import { mostCharacters } from './form-schema';
import { LengthNote } from './length-note';
import { PasswordInput } from './password-input';
import { CitySelect, ProvinceSelect } from './region-select';
import { TICKED } from './rules';
import type { FieldForm } from './use-fields';

const MINUTE_MS = 60_000;

interface FormFieldProps<Name extends string> {
  form: FieldForm<Name>;
  name: NoInfer<Name>;
}

/** The id of what a field is filled in by, for links that lead to it. */
export function fieldId(form: string, name: string): string {
  return `form-${form}-${name}`;
}

/** What every control of a form is given: from then on it holds its value itself. */
export interface ControlProps {
  name: string;
  defaultValue: string;
}

/** A field of the form by its description: label, control, hint, message. */
export function FormField<Name extends string>({ form, name }: FormFieldProps<Name>) {
  const field: FieldSpec = form.fields[name];
  if (field.when?.(form.values) === false) return null;
  const error = form.errors[name];
  const props: ControlProps = { name, defaultValue: form.values[name] };
  const id = fieldId(form.name, name);
  if (field.kind === 'radio') return <Radios id={id} field={field} error={error} {...props} />;
  if (field.kind === 'tick') return <Tick id={id} field={field} error={error} {...props} />;
  return (
    <Field id={id} label={field.label} hint={field.hint} error={error} required={!field.optional}>
      {(control) => controlOf(field, { ...control, ...props }, form.values)}
    </Field>
  );
}

function controlOf(
  field: Exclude<FieldSpec, RadioField | TickField>,
  props: ControlProps & FieldControl,
  values: Readonly<Record<string, string>>,
) {
  switch (field.kind) {
    case 'province':
      return <ProvinceSelect {...props} />;
    case 'city':
      return <CitySelect {...props} provinceId={values[field.province] ?? ''} />;
    case 'select':
      return (
        <Select {...props} autoComplete={field.autoComplete ?? 'off'}>
          <option value="">{field.placeholder ?? 'Pilih satu'}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'digits':
      return <Digits field={field} {...props} />;
    default:
      return <Typed field={field} {...props} />;
  }
}

type InputLook = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** The keyboard and the autofill that suit a kind. */
const LOOKS: Readonly<Record<Exclude<TypedField['kind'], 'area'>, InputLook>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  password: { type: 'password', autoComplete: 'new-password' },
  number: { type: 'text', inputMode: 'numeric' },
  rupiah: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  time: { type: 'time' },
};

function Typed({ field, ...props }: { field: TypedField } & ControlProps & FieldControl) {
  const { kind, placeholder, autoComplete = 'off', lines, from } = field;
  if (kind === 'area') {
    return (
      <>
        <Textarea
          {...props}
          placeholder={placeholder}
          autoComplete={autoComplete}
          rows={lines ?? 5}
        />
        <LengthNote text={props.defaultValue} most={mostCharacters(field)} />
      </>
    );
  }
  const look = { autoComplete, ...LOOKS[kind], ...(field.autoComplete && { autoComplete }) };
  if (kind === 'password') return <PasswordInput {...props} {...look} />;
  if (from) return <DayInput {...props} {...look} from={from} />;
  return (
    <>
      <Input {...props} {...look} placeholder={placeholder} />
      {kind !== 'date' && kind !== 'time' && (
        <LengthNote text={props.defaultValue} most={mostCharacters(field)} />
      )}
    </>
  );
}

function Digits({ field, ...props }: { field: DigitsField } & ControlProps & FieldControl) {
  const { placeholder, autoComplete = 'off' } = field;
  return <Input {...props} type="text" inputMode="numeric" {...{ placeholder, autoComplete }} />;
}

type DayInputProps = Omit<ComponentProps<typeof Input>, 'min'> & { from: (now: number) => string };

/** A day from some day on, also where the page stays open over midnight. */
function DayInput({ from, ...props }: DayInputProps) {
  const now = useNow(MINUTE_MS);
  return <Input {...props} min={from(now)} />;
}

type GroupProps = ControlProps & { id: string; error: string | undefined };

function Radios({ id, field, error, ...props }: GroupProps & { field: RadioField }) {
  const { name, defaultValue } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset id={id} className={fieldStyles.group} aria-describedby={error && errorId}>
      <legend className={fieldStyles.label}>
        {field.label}
        {field.optional && <span className={fieldStyles.optional}> (opsional)</span>}
      </legend>
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      <div className={styles.options}>
        {field.options.map((option) => (
          <div key={option.value} className={styles.option}>
            <Radio
              name={name}
              value={option.value}
              defaultChecked={defaultValue === option.value}
              aria-invalid={error ? true : undefined}
            >
              {option.label}
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </Radio>
          </div>
        ))}
      </div>
      <Message id={errorId} error={error} />
    </fieldset>
  );
}

function Tick({ id, field, error, ...props }: GroupProps & { field: TickField }) {
  const { name, defaultValue } = props;
  const errorId = `${name}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value={TICKED}
        defaultChecked={defaultValue === TICKED}
        required={!field.optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      >
        {field.label}
      </Checkbox>
      <Message id={errorId} error={error} />
    </div>
  );
}

function Message({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className={styles.message}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

import type { Dispatch, SetStateAction } from 'react';
import type { FormFields } from './fields';
import type { FieldErrors } from './form-schema';
import { type FormState, withJudged, withValue } from './form-state';
import { useAfterPress } from './use-after-press';

/** A form's fields in use: what `FormField` needs of the form it stands in. */
export interface FieldForm<Name extends string> {
  /** Unique among the app's forms. */
  readonly name: string;
  readonly fields: FormFields<Name>;
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: FieldErrors<Name>;
  set(name: Name, value: string): void;
  /** Judges a field that was left, unless nothing has come into it; never takes a message back. */
  leave(name: Name): void;
}

interface FieldsOptions<Name extends string, State extends FormState<Name>> {
  readonly name: string;
  readonly fields: FormFields<Name>;
  /** What the fields held at first. */
  readonly initial: Readonly<Record<Name, string>>;
  readonly held: State;
  readonly setHeld: Dispatch<SetStateAction<State>>;
}

/** Fields in use, and what whoever sends them says of all of them. */
interface Fields<Name extends string> extends FieldForm<Name> {
  /** Says beside the fields what is wrong with them, and nothing else. */
  tell(errors: FieldErrors<Name>): void;
}

/**
 * How the fields of every form are filled in and judged. What they hold is the form's own to begin, to
 * keep and to send: in one go (`use-form.ts`), or what was changed alone.
 */
export function useFields<Name extends string, State extends FormState<Name> = FormState<Name>>(
  options: FieldsOptions<Name, State>,
): Fields<Name> {
  const { name: formName, fields, initial, held, setHeld } = options;
  const { values, errors } = held;
  const afterPress = useAfterPress();
  return {
    name: formName,
    fields,
    values,
    errors,
    set: (name, value) => setHeld((now) => withValue(fields, now, name, value)),
    leave(name) {
      // Nothing would be said: no press has to be waited for.
      if (withJudged(fields, held, name, initial) === held) return;
      afterPress(() => setHeld((now) => withJudged(fields, now, name, initial)));
    },
    tell: (found) => setHeld((now) => ({ ...now, errors: found })),
  };
}

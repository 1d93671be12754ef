/** How a form's fields are described: once, for their controls, their rules and their draft. */
import type { FormValues, Rule } from './rules';

/** One choice: what is sent, and what is read. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** A second line below a radio's label. */
  readonly hint?: string;
}

interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  /** Fields must be filled unless they say this. */
  readonly optional?: true;
  /** Asked in this order, after what the kind itself asks. */
  readonly rules?: readonly Rule[];
  /** The HTML autofill name, e.g. `email`. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** False leaves the field out: it is neither shown nor asked nor sent. */
  readonly when?: (values: FormValues) => boolean;
}

/** A field typed by hand. */
export interface TypedField extends FieldBase {
  readonly kind:
    | 'text'
    | 'email'
    | 'phone'
    | 'password'
    | 'number'
    | 'rupiah'
    | 'date'
    | 'time'
    | 'area';
  /** The most characters; by default 160, and 5000 in an area. */
  readonly max?: number;
  /** An area's height in lines. */
  readonly lines?: number;
  /** Says nothing about a person, so that a draft keeps it for the next visit: a school's name. */
  readonly isImpersonal?: true;
  /** A code or slug, whose dashes are hyphens. */
  readonly isCode?: true;
  /** What of whoever is signed in stands there already. */
  readonly own?: 'name' | 'email';
  /** The first day a date may have at a time (Unix ms), `YYYY-MM-DD`. */
  readonly from?: (now: number) => string;
}

/**
 * A number that is a name: an account, a card, a postal code. It is text of digits, keeps its leading
 * zeros, is never counted with, and may be typed in groups.
 */
export interface DigitsField extends FieldBase {
  readonly kind: 'digits';
  /** How many digits it has, at least and at most. */
  readonly length: readonly [least: number, most: number];
}

/** One of several choices, in a list. */
export interface SelectField extends FieldBase {
  readonly kind: 'select';
  readonly options: readonly FieldOption[];
}

/** One of a few choices, all in sight. */
export interface RadioField extends FieldBase {
  readonly kind: 'radio';
  readonly options: readonly FieldOption[];
}

/** A box to tick; a required one must be ticked. */
export interface TickField extends FieldBase {
  readonly kind: 'tick';
}

/** One of the provinces, by its id. */
export interface ProvinceField extends FieldBase {
  readonly kind: 'province';
}

/** A city of the province that the field `province` holds; emptied when that one changes. */
export interface CityField extends FieldBase {
  readonly kind: 'city';
  readonly province: string;
}

export type FieldSpec =
  | TypedField
  | DigitsField
  | SelectField
  | RadioField
  | TickField
  | ProvinceField
  | CityField;

/** A form's fields by name, in their order on the page. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FieldSpec>>;

/** Whether one of a form's fields is called so. */
export function isNameOf<Name extends string>(
  fields: FormFields<Name>,
  name: string,
): name is Name {
  return Object.hasOwn(fields, name);
}

/** The names of a form's fields, in order. */
export function namesOf<Name extends string>(fields: FormFields<Name>): Name[] {
  return Object.keys(fields).filter((key): key is Name => isNameOf(fields, key));
}

/** A form's fields in order, with their names typed. */
export function entriesOf<Name extends string>(fields: FormFields<Name>): [Name, FieldSpec][] {
  return namesOf(fields).map((name) => [name, fields[name]]);
}

/** One value for each field. */
export function mapFields<Name extends string, Value = string>(
  fields: FormFields<Name>,
  make: (name: Name, field: FieldSpec) => Value,
): Record<Name, Value> {
  const entries = entriesOf(fields).map(([name, field]) => [name, make(name, field)]);
  // `fromEntries` forgets which keys it was given; they are the fields' own.
  return Object.fromEntries(entries) as Record<Name, Value>;
}

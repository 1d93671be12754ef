/** What can be asked of a form's field. All messages are shown to visitors as they stand. */
import { isDay } from '../core/wib';
import { normalisePhone } from './phone';

/** Everything in the form, by field name; a ticked box is `yes`. */
export type FormValues = Readonly<Record<string, string>>;

/** Judges a value that is not empty: the message for the visitor, or null when it is right. */
export type Rule = (value: string, values: FormValues) => string | null;

/** What a ticked box holds; one that is not holds the empty text. */
export const TICKED = 'yes';

/** An address with something on both sides of its @ and a domain with a dot. */
export const email: Rule = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)
    ? null
    : 'Alamat surel belum benar. Contoh: nama@contoh.id.';

/** A mobile number in one of its Indonesian forms. */
export const phone: Rule = (value) =>
  normalisePhone(value) === null
    ? 'Nomor belum benar. Contoh: 0812 3456 7890 atau +62 812 3456 7890.'
    : null;

/** A number to count with; what is a name made of digits is judged by {@link digits}. */
export const wholeNumber: Rule = (value) => (/^\d{1,12}$/.test(value) ? null : NOT_DIGITS);

/** Text of digits, from `least` to `most` of them; `what` names it in the message. */
export function digits(what: string, [least, most]: readonly [number, number]): Rule {
  const count = least === most ? `${most}` : `${least} sampai ${most}`;
  return (value) => {
    if (!/^\d+$/.test(value)) return NOT_DIGITS;
    const isFitting = value.length >= least && value.length <= most;
    return isFitting ? null : `${what} terdiri atas ${count} angka.`;
  };
}

const NOT_DIGITS = 'Isi dengan angka saja, tanpa titik atau huruf.';

/** A day that exists, as `YYYY-MM-DD`. A year such as 0026 is one that was not written out. */
export const date: Rule = (value) => {
  if (!isDay(value)) return 'Tanggal belum benar.';
  return /^(19|20)/.test(value) ? null : 'Tulis tahunnya dengan empat angka, misalnya 2026.';
};

/** An hour of the day, as `HH:MM`. */
export const time: Rule = (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'Jam belum benar. Contoh: 09:30.';

/** At least this many characters. */
export function minLength(least: number): Rule {
  return (value) => ([...value].length >= least ? null : `Paling sedikit ${least} huruf.`);
}

/** At most this many characters. */
export function maxLength(most: number): Rule {
  const text = most.toLocaleString('id-ID');
  return (value) => ([...value].length <= most ? null : `Paling banyak ${text} huruf.`);
}

/** A number from `least` to `most`, both allowed. */
export function between(least: number, most: number, message: string): Rule {
  return (value) => (Number(value) >= least && Number(value) <= most ? null : message);
}

/** Fits the pattern. */
export function pattern(shape: RegExp, message: string): Rule {
  return (value) => (shape.test(value) ? null : message);
}

/** The same as another field. */
export function sameAs(other: string, message: string): Rule {
  return (value, values) => (value === values[other] ? null : message);
}

/** An ISO day from `first()` on; asked anew each time, since a page may stay open over midnight. */
export function notBefore(first: () => string, message: string): Rule {
  return (value) => (value >= first() ? null : message);
}

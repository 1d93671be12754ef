/**
 * Rules of a form's fields: Valibot's checks of a text that is not empty, with the message that visitors
 * read. What a field of each kind is judged by is put together in `form-schema.ts`.
 */
import * as v from 'valibot';
import { isDay } from '../../core/wib';
import { normalisePhone } from './phone';
import { readRupiah, rupiahProblem } from './rupiah';

/** Everything in the form, by field name; a ticked box is `yes`. */
export type FormValues = Readonly<Record<string, string>>;

/** A check of a field's text, and its message. */
export type TextCheck = v.CheckAction<string, v.ErrorMessage<v.CheckIssue<string>>>;

/** A check, or how it is made of the form's other fields. */
export type Rule = TextCheck | ((values: FormValues) => TextCheck);

/** What a ticked box holds; one that is not holds the empty text. */
export const TICKED = 'yes';

/** Text that fits, or else this message, which may be made of the text. */
/* @__NO_SIDE_EFFECTS__ */
export function check(
  fits: (text: string) => boolean,
  message: string | ((text: string) => string),
): TextCheck {
  return v.check(fits, typeof message === 'string' ? message : ({ input }) => message(input));
}

/** Text of which `problemOf` says nothing: where one rule has several messages. */
/* @__NO_SIDE_EFFECTS__ */
export function checkWith(problemOf: (text: string) => string | null): TextCheck {
  return check(
    (text) => problemOf(text) === null,
    (text) => problemOf(text) ?? '',
  );
}

/** An address with something on both sides of its @ and a domain with a dot. */
export const email = pattern(
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  'Alamat surel belum benar. Contoh: nama@contoh.id.',
);

/** A mobile number in one of its Indonesian forms. */
export const phone = check(
  (text) => normalisePhone(text) !== null,
  'Nomor belum benar. Contoh: 0812 3456 7890 atau +62 812 3456 7890.',
);

const NOT_DIGITS = 'Isi dengan angka saja, tanpa titik atau huruf.';

/** A number to count with; what is a name made of digits is judged by {@link digits}. */
export const wholeNumber = pattern(/^\d{1,12}$/, NOT_DIGITS);

/** A sum of money as it is typed here. */
export const rupiah = check((text) => readRupiah(text) !== null, rupiahProblem);

/** Text of digits, from `least` to `most` of them; `what` names it in the message. */
export function digits(what: string, [least, most]: readonly [number, number]): TextCheck {
  const count = least === most ? `${most}` : `${least} sampai ${most}`;
  return checkWith((text) => {
    if (!/^\d+$/.test(text)) return NOT_DIGITS;
    const isFitting = text.length >= least && text.length <= most;
    return isFitting ? null : `${what} terdiri atas ${count} angka.`;
  });
}

/** A day that exists, as `YYYY-MM-DD`. A year such as 0026 is one that was not written out. */
export const date = checkWith((text) => {
  if (!isDay(text)) return 'Tanggal belum benar.';
  return /^(19|20)/.test(text) ? null : 'Tulis tahunnya dengan empat angka, misalnya 2026.';
});

/** An hour of the day, as `HH:MM`. */
export const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'Jam belum benar. Contoh: 09:30.');

/** At least this many characters. */
export function minLength(least: number): TextCheck {
  return check((text) => [...text].length >= least, `Paling sedikit ${least} huruf.`);
}

/** At most this many characters. */
export function maxLength(most: number): TextCheck {
  const count = most.toLocaleString('id-ID');
  return check((text) => [...text].length <= most, `Paling banyak ${count} huruf.`);
}

/** A number from `least` to `most`, both allowed. */
export function between(least: number, most: number, message: string): TextCheck {
  return check((text) => Number(text) >= least && Number(text) <= most, message);
}

/** Fits the pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(shape: RegExp, message: string): TextCheck {
  return check((text) => shape.test(text), message);
}

/** One of these. */
export function oneOf(values: readonly string[], message: string): TextCheck {
  return check((text) => values.includes(text), message);
}

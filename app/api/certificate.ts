/**
 * Certificates, for whoever was given the address of one (spec section 7, services host,
 * `GET {token}`). A certificate's number is such a token, one that is never used up: the class's code
 * and sixteen hexadecimal digits. The answer has the purpose `certificate`. The gateway knows such numbers
 * by their shape (`{certificate}`), and keeps the answer for a while.
 */
import * as v from 'valibot';
import { object } from '../core/schema';
import { cleanCode } from '../core/typed-text';
import { type Call, get } from './call';
import { classItem } from './class';
import { segment } from './query';
import { needed, text } from './schemas';

/** Who has completed what, when, and who says so. Dates are ISO texts. */
export type Certificate = v.InferOutput<typeof certificate>;

const certificate = v.pipe(
  object({
    purpose: v.picklist(['certificate']),
    number: needed,
    holder: needed,
    issuedAt: text,
    issuer: text,
    mentor: text,
    classroom: classItem,
  }),
  v.transform(({ purpose: _, ...told }) => told),
);

/** Whether a text can be a certificate's number; asking for another token might use it up. */
export function isCertificateNumber(number: string): boolean {
  return /^[A-Z]{2,8}-\d{1,8}-[0-9A-F]{16}$/.test(number);
}

/**
 * A certificate's number as it is typed off paper or copied: in any case, with or without its dashes, with
 * blanks, within its address or a sentence, with letters for digits that look like them. Null where it cannot
 * be one.
 */
export function readCertificateNumber(typed: string): string | null {
  const line = cleanCode(typed).toUpperCase();
  const within = /(?:^|[^A-Z0-9])([A-Z]{2,8}-\d{1,8}-[0-9A-F]{16})(?![A-Z0-9-])/.exec(line)?.[1];
  if (within !== undefined) return within;
  const dashed = line.replace(/\s/g, '').replace(/[^A-Z0-9]/g, '-');
  const alike = withDigits(dashed);
  if (alike !== null) return alike;
  // With both dashes in their places nothing is moved across them: a sign is missing, or too many.
  if (/^[A-Z]+-\d+-[0-9A-F]+$/.test(dashed)) return null;
  const signs = dashed.replaceAll('-', '');
  // The end is of a fixed length, so that letters and digits are told apart without dashes too.
  const [, code, id, proof] = /^([A-Z]{2,8})(\d{1,8})([0-9A-F]{16})$/.exec(signs) ?? [];
  return code === undefined ? null : `${code}-${id}-${proof}`;
}

/** The number whose digits were typed as the letters O, I or L; null where its three parts are no number's. */
function withDigits(dashed: string): string | null {
  const [code, id = '', proof = '', ...more] = dashed.split('-');
  const digits = (text: string) => text.replace(/O/g, '0').replace(/[IL]/g, '1');
  const number = [code, digits(id), digits(proof)].join('-');
  return more.length === 0 && isCertificateNumber(number) ? number : null;
}

/** The certificate with this number; an unknown one is a failure with code 404. */
export function getCertificate(number: string): Call<Certificate> {
  return get(`services/${segment(number)}`, {}, certificate);
}

/**
 * Certificates, for whoever was given the address of one (spec section 7, services host,
 * `GET {token}`). A certificate's number is such a token, one that is never used up: the class's code
 * and sixteen hexadecimal digits. The answer has the purpose `certificate`. The gateway knows such numbers
 * by their shape (`{certificate}`), and keeps the answer for a while.
 */
import { type Decoded, object, oneOf } from '../core/decode';
import { type Call, get } from './call';
import { classItem } from './class';
import { needed, text } from './fields';
import { segment } from './query';

/** Who has completed what, when, and who says so. Dates are ISO texts. */
export type Certificate = Decoded<typeof certificate>;

const certificate = object((field) => {
  field('purpose', oneOf('certificate'));
  return {
    number: field('number', needed),
    holder: field('holder', needed),
    issuedAt: field('issuedAt', text),
    issuer: field('issuer', text),
    mentor: field('mentor', text),
    classroom: field('classroom', classItem),
  };
});

/** Whether a text can be a certificate's number; asking for another token might use it up. */
export function isCertificateNumber(number: string): boolean {
  return /^[A-Z]{2,8}-\d{1,8}-[0-9A-F]{16}$/.test(number);
}

/**
 * A certificate's number as it is typed off paper: in any case, with or without its dashes, with blanks.
 * Null where it cannot be one.
 */
export function readCertificateNumber(typed: string): string | null {
  const dashed = typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[^A-Z0-9]/g, '-');
  if (isCertificateNumber(dashed)) return dashed;
  // With both dashes in their places nothing is moved across them: a sign is missing, or too many.
  if (/^[A-Z]+-\d+-[0-9A-F]+$/.test(dashed)) return null;
  const signs = dashed.replaceAll('-', '');
  // The end is of a fixed length, so that letters and digits are told apart without dashes too.
  const [, code, id, proof] = /^([A-Z]{2,8})(\d{1,8})([0-9A-F]{16})$/.exec(signs) ?? [];
  return code === undefined ? null : `${code}-${id}-${proof}`;
}

/** The certificate with this number; an unknown one is a failure with code 404. */
export function getCertificate(number: string): Call<Certificate> {
  return get(`services/${segment(number)}`, {}, certificate);
}

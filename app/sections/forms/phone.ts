/** Indonesian mobile numbers: typed as `0812…`, `62812…`, `+62 812-…` or `+62 (0)812…`, sent as `+62812…`. */
import { cleanCode } from '../../core/typed-text';

const SEPARATORS = /[\s().-]/g;
/** A mobile number: the trunk or country prefix, then an 8 and seven to eleven digits more. */
const MOBILE = /^(?:(?:\+|00)?620?|0)(8\d{7,11})$/;

/** The number as it is sent, `+6281234567890`; null for what is no Indonesian mobile number. */
export function normalisePhone(typed: string): string | null {
  const rest = MOBILE.exec(cleanCode(typed).replace(SEPARATORS, ''))?.[1];
  return rest === undefined ? null : `+62${rest}`;
}

/** The text of a field: as it was typed, without what cannot be seen, and as it is sent. */
import { cleanCode, cleanLine } from '../../core/typed-text';
import type { FieldSpec } from './fields';
import { normalisePhone } from './phone';
import { readRupiah } from './rupiah';

/** What was typed without what cannot be seen; a password is left as it is. */
export function cleanText(field: FieldSpec, typed: string): string {
  switch (field.kind) {
    case 'password':
      return typed;
    case 'area':
      // Joiners make one picture of several.
      return typed.trim();
    case 'text':
      return isCode(field) ? cleanCode(typed) : cleanLine(typed);
    case 'digits':
      return cleanCode(typed).replace(GROUPING, '');
    default:
      return cleanCode(typed);
  }
}

/** A cleaned text as it is sent: phones and sums in one form. */
export function sentText({ kind }: FieldSpec, clean: string): string {
  if (kind === 'phone') return normalisePhone(clean) ?? clean;
  if (kind === 'rupiah') return readRupiah(clean)?.toString() ?? clean;
  return clean;
}

/** What people put between groups of digits. */
const GROUPING = /[\s.-]/g;

/** Whether it is a code, or a name, which browsers fill in. */
const isCode = (field: FieldSpec) =>
  field.autoComplete !== undefined || ('isCode' in field && field.isCode === true);

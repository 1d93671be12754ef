/** What a form asks of its fields, as JSON JsonSchema: its rules in words that others read. */
import type { FormSchema } from '../../app/api/contract/bodies';
import type { JsonSchema } from '../../app/api/contract/schema';
import { entriesOf, type FieldSpec, type FormFields } from '../../app/sections/forms/fields';
import { mostCharacters } from '../../app/sections/forms/form-schema';

export function formSchema(fields: FormFields): FormSchema {
  const entries = entriesOf(fields);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field)])),
    optional: entries.filter(([, field]) => field.optional).map(([name]) => name),
  };
}

/** As `normalisePhone` writes one out. */
const PHONE = '\\+628\\d{7,11}';

/** As it is sent: phones and sums in one form, what is not filled as an empty text. */
function fieldSchema(field: FieldSpec): JsonSchema {
  const least = field.optional ? {} : { minLength: 1 };
  switch (field.kind) {
    case 'rupiah':
      return { type: ['integer', 'string'] };
    case 'digits': {
      const [least, most] = field.length;
      const all = `\\d{${least},${most}}`;
      return { type: 'string', pattern: field.optional ? `^(${all})?$` : `^${all}$` };
    }
    case 'email':
      return { type: 'string', ...least, maxLength: mostCharacters(field) };
    case 'phone':
      return { type: 'string', pattern: field.optional ? `^(${PHONE})?$` : `^${PHONE}$` };
    case 'select':
    case 'radio':
      return { type: 'string', ...least };
    case 'tick':
      return { type: ['boolean', 'string'] };
    case 'province':
    case 'city':
      return { type: 'string', ...least };
    default:
      return { type: ['string', 'integer'], ...least, maxLength: mostCharacters(field) };
  }
}

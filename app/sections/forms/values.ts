/** What a form's fields hold, and what one makes of another. */
import type { User } from '../../api/user';
import { entriesOf, type FormFields } from './fields';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** With what is known of whoever is signed in, where nothing else stands. */
export function withOwn<Name extends string>(
  fields: FormFields<Name>,
  values: Values<Name>,
  user: Pick<User, 'name' | 'email'>,
): Values<Name> {
  const own = entriesOf(fields).flatMap(([name, field]) => {
    const value = 'own' in field && field.own ? user[field.own] : '';
    return value !== '' && values[name] === '' ? [[name, value] as const] : [];
  });
  return own.length === 0 ? values : { ...values, ...Object.fromEntries(own) };
}

/** Without the cities of a province that has changed: they go with it. */
export function withoutCities<Name extends string>(
  fields: FormFields<Name>,
  values: Values<Name>,
  changed: string,
): Values<Name> {
  const cities = entriesOf(fields).filter(
    ([, field]) => field.kind === 'city' && field.province === changed,
  );
  if (cities.length === 0) return values;
  return { ...values, ...Object.fromEntries(cities.map(([name]) => [name, ''])) };
}

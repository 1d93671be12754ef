/** What an answer holds, by the names that lead to it. */

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The text at a path of names in an answer, '' where there is none. */
export function textAt(value: unknown, ...names: string[]): string {
  const found = names.reduce(field, value);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** The value at a path of names in an answer. */
export const valueAt = (value: unknown, ...names: string[]): unknown => names.reduce(field, value);

/**
 * Describes the calls of a page's first view by the functions that the page itself reads them with. What
 * these take of the address or of the first answer is not known when the site is built: placeholders stand
 * in for it. A call's address with placeholders is a template (page-calls.ts describes templates), which the
 * edge fills in. The build writes all of them into app/first-views.json (app/build/first-views.ts); no
 * browser runs this code.
 */
import type { Call } from '../api/call';
import type { PageCall } from './page-calls';

/** A call by itself, or with a condition. */
type FirstCall =
  | Asked
  | (Omit<PageCall, 'call' | 'else'> & { readonly call: Asked; readonly else?: Asked });

type Asked = Pick<Call<unknown>, 'address'>;

/** The calls of one view, the first one first: what follows may need its answer. */
export type FirstView = () => readonly FirstCall[];

/** Views by the name of their page. */
export type FirstViews = Readonly<Record<string, FirstView>>;

/** What the page's path and query hold: `given<{ slug: string }>().slug`. */
export function given<T extends object>(): T {
  return placeholder('') as T;
}

/** What `data` of the first call's answer holds, or the item that was found in it. */
export function first<T extends object>(): T {
  return placeholder('first') as T;
}

/** A slug with blanks for its hyphens. */
export function asWords(slug: string): string {
  return String(slug).replace('}', '|words}');
}

/** A call that is made only where this parameter is given. */
export function when(parameter: string, call: Asked): FirstCall {
  return { call, when: parameter };
}

/** A call that is made only where this parameter is not given. */
export function unless(parameter: string, call: Asked): FirstCall {
  return { call, unless: parameter };
}

/** A list, and the one that is looked through where that does not have the page's item. */
export function orElse(call: Asked, other: Asked): FirstCall {
  return { call, else: other };
}

/** The calls of a view as templates. Throws an error for a call that makes more of a placeholder. */
export function templatesOf(view: FirstView): (string | PageCall)[] {
  return view().map((asked) => {
    if ('address' in asked) return template(asked);
    const { call, else: other, ...conditions } = asked;
    return { call: template(call), ...conditions, ...(other && { else: template(other) }) };
  });
}

/** Stands for a value of any shape: its fields are placeholders too, and as a text it is `{its.path}`. */
function placeholder(path: string): object {
  return new Proxy(
    {},
    {
      // Copying the fields that there happen to be would copy none.
      ownKeys() {
        throw new Error('a placeholder has no list of fields: name those that are needed');
      },
      get(_target, key) {
        if (key === Symbol.toPrimitive) return () => `{${path}}`;
        if (typeof key === 'symbol') return undefined;
        return placeholder(path === '' ? key : `${path}.${key}`);
      },
    },
  );
}

/** A placeholder as an address has it, percent-encoded. */
const ENCODED = /%7B([\w.]+?(?:%7Cwords)?)%7D/g;

/** Whole values are parameters, and the rest is text that no encoding changes. */
const TEMPLATE = /^[\w./-]+(?:\?[\w.&=-]+)?$/;

function template({ address }: Asked): string {
  const written = address.replace(ENCODED, (_all, name: string) => `{${name.replace('%7C', '|')}}`);
  const rest = written.replace(/(?<=[/=])\{[\w.]+(?:\|words)?\}(?=[/?&]|$)/g, 'x');
  if (TEMPLATE.test(rest)) return written;
  throw new Error(`${address}: a parameter has to stand in an address as it is`);
}

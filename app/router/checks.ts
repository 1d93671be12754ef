/** The checks between a matched page and its loader: middleware first, then the page's validator. */
import { PageError } from './page-error';
import type { PageArgs, PageModule } from './page-module';

/** Runs before a page's loader; stops the navigation by throwing a redirect or a PageError. */
export type Middleware = (args: PageArgs) => void | Promise<void>;

/** Middleware by the name pages ask for it. */
export type MiddlewareTable = Readonly<Record<string, Middleware>>;

/** Runs middleware by name. Throws PageError 500 'Unknown middleware' for a name the table lacks. */
export async function runMiddleware(
  names: readonly string[],
  args: PageArgs,
  table: MiddlewareTable,
): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(table, name) ? table[name] : undefined;
    if (middleware === undefined) throw new PageError(500, 'Unknown middleware');
    await middleware(args);
  }
}

/**
 * Runs a page's checks. Throws PageError 500 'Unknown middleware' for a name the table lacks, 404
 * 'This page could not be found' when the validator says no (spec section 8).
 */
export async function runChecks(
  module: Pick<PageModule, 'middleware' | 'validate'>,
  args: PageArgs,
  table: MiddlewareTable,
): Promise<void> {
  await runMiddleware(module.middleware ?? [], args, table);
  if (module.validate !== undefined && !(await module.validate(args))) {
    throw new PageError(404, 'This page could not be found');
  }
}

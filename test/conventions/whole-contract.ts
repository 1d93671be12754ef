/**
 * The whole contract with the platform: what the app's calls tell (`app/api/contract`), with what its
 * forms ask and the pages that show each call.
 */

import * as v from 'valibot';
import { type Contract, contractOf } from '../../app/api/contract/document';
import { GIVEN } from '../../app/api/contract/given';
import { type CatalogueRow, catalogueRows, patternOf } from '../../app/api/contract/row';
import type { JsonSchema } from '../../app/api/contract/schema';
import { pathOf } from '../../app/api/query';
import { requestFields } from '../../app/areas/earnings/pages/earnings-request/request-fields';
import { pledgeFields } from '../../app/areas/giving/pages/campaign/pledge-form';
import { aspirationFields } from '../../app/areas/giving/pages/donation/aspiration-form';
import { demoFields } from '../../app/areas/organisations/demo-section';
import { reviewFields } from '../../app/areas/posts/book-reviews/review-form';
import { accountFields } from '../../app/areas/registration/pages/register/account-form';
import { testimonyFields } from '../../app/areas/testimonies/pages/testimony/testimony-form';
import { object, record } from '../../app/core/schema';
import firstViews from '../../app/first-views.json';
import pages from '../../app/pages.json';
import type { FormFields } from '../../app/sections/forms/fields';
import { appointmentFields } from '../../app/sections/organisations/appointment/appointment-fields';
import { schoolFields } from '../../app/sections/registration/school-fields';
import { teamFormFields } from '../../app/sections/registration/team-form';
import { formSchema } from './form-schema';

/** The form that sends a call. */
const FORMS: Readonly<Record<string, FormFields>> = {
  'POST services/v1/auth/signup/coder': accountFields,
  'POST services/v1/school/register': schoolFields,
  'POST services/v1/team/register': teamFormFields,
  'POST services/v1/auth/team/register': teamFormFields,
  'POST services/v1/post/appointment/create': appointmentFields,
  'GET services/v0/cms/app/request-demo': demoFields,
  'POST services/v2/payout/request': requestFields({ available: 900_000, minimum: 50_000 }, []),
  'POST data/testimonies': testimonyFields,
  'POST data/donations': pledgeFields,
  'POST data/aspirations': aspirationFields([]),
  'POST data/book_reviews': reviewFields,
};

/** Made of the catalogue's rows, the table of who makes which call, and what was seen. */
export function wholeContract(
  rows: readonly CatalogueRow[],
  callers: string,
  seen: ReadonlyMap<string, string>,
): Contract {
  const forms = Object.entries(FORMS).map(([call, fields]) => [call, formSchema(fields)] as const);
  return contractOf({
    rows,
    seen,
    forms: new Map(forms),
    given: new Map(Object.entries(GIVEN)),
    pages: pagesOf(rows, callers),
  });
}

/** The document, of what other programs know: the rows, the table and what was seen as they are read. */
export function contractFrom(rows: unknown, callers: string, seen: unknown): JsonSchema {
  const { fields } = v.parse(seenFields, seen);
  const days = new Map(Object.entries(fields));
  return wholeContract(v.parse(catalogueRows, rows), callers, days).document;
}

const seenFields = object({ fields: record(v.string()) });

/** The names of the pages that show each call: those that begin with it, and the one that the table names. */
function pagesOf(rows: readonly CatalogueRow[], callers: string): Map<string, string[]> {
  const named = new Map(
    [...callers.matchAll(/^\| `([^`]+)` +\| page `([\w-]+)`/gm)].map(([, call = '', page = '']) => [
      call,
      page,
    ]),
  );
  return new Map(
    rows.map((row) => {
      const { 'x-call': call } = row.x;
      const first = row.method === 'GET' ? pages.filter(({ name }) => begins(name, row)) : [];
      const names = [...first.map(({ name }) => name), ...[named.get(call) ?? []].flat()];
      return [call, [...new Set(names)].toSorted()];
    }),
  );
}

/** Whether the calls that come with a page's first byte have one of the row among them. */
function begins(name: string, row: CatalogueRow): boolean {
  const calls = new Map(Object.entries(firstViews.pages)).get(name) ?? [];
  const pattern = patternOf(row);
  return calls.some((call: unknown) => typeof call === 'string' && pattern.test(pathOf(call)));
}

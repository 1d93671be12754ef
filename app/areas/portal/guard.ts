/**
 * What stands before the pages of the portal. Who is there is what the platform says of the visitor,
 * never what this browser keeps; until it has said so, nothing of the page is loaded or asked for.
 */
import { getMe, type User } from '../../api/user';
import { given } from '../../data/query-result';
import { PageError } from '../../router/page-error';
import type { PageArgs } from '../../router/page-module';
import { pageRow } from '../../router/page-table';
import { leaveFor } from '../../router/redirect';
import { maySee, whoSees } from '../../sections/portal/access';
import { canSignIn, loginHref } from '../../shell/session/login-link';
import { roleLabels } from '../../shell/session/role-labels';
import { isSignedIn } from '../../shell/session/session';
import { settleVisitor } from '../../shell/session/who';
import { createFrame } from './frame';

type GuardArgs = Pick<PageArgs, 'app' | 'page' | 'read' | 'url'>;

/**
 * Lets through who may see the page. Throws a redirect to the login for who is not signed in, or is
 * no longer; {@link PageError} 403 for who may not, and the platform's own failure where it does not
 * say who is there.
 */
export async function guardPortal(
  args: GuardArgs,
  { portal = pageRow(args.page)?.portal ?? 'any', isIn = isSignedIn() } = {},
): Promise<void> {
  if (!isIn) throw await signInFirst(args);
  // The frame is there with the page, so that it does not come in round it.
  const [user] = await Promise.all([whoIsThere(args), args.app.service(createFrame).load()]);
  // Their work is in sight before the page reads any of it; else the page is on its way anew.
  if (!(await settleVisitor(args.app, given(user)))) return new Promise<never>(() => {});
  if (!maySee(portal, user.role)) throw new PageError(403, refusal(portal, user));
}

async function whoIsThere(args: GuardArgs): Promise<User> {
  try {
    return await args.read(getMe());
  } catch (error) {
    if (error instanceof PageError && error.statusCode === 401) throw await signInFirst(args);
    throw error;
  }
}

function signInFirst({ app, url }: GuardArgs): Response | PageError | Promise<never> {
  if (!canSignIn(app.boot.tenant)) {
    return new PageError(
      403,
      'Halaman ini untuk yang sudah masuk, dan alamat situs ini tidak punya pintu masuk.',
    );
  }
  return leaveFor(loginHref(url.pathname + url.search), url);
}

function refusal(portal: string, { role }: User): string {
  const own = role === null ? '' : `Kamu masuk sebagai ${roleLabels[role]}. `;
  return `${own}Halaman ini untuk ${whoSees(portal)}.`;
}

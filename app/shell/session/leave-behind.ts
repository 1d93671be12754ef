/** Where a tab goes whose visitor has signed out, in it or in another one. */
import type { App } from '../../core/app';
import { settleTab } from '../../core/visit';
import { isGuarded, matchPage, pageRow } from '../../router/page-table';
import { crossesSite } from '../../router/redirect';
import { createSession } from './session';
import { leaveTab } from './visitor';

/** Leaves the page of somebody who has signed out in another tab. What they typed waits for them. */
export function leaveBehind(app: App, depart: () => void = departFrom): void {
  const owner = app.work.owner();
  leaveTab(app);
  settleTab(app);
  app.work.close();
  app.service(createSession).setEnding({ how: 'left', owner });
  depart();
}

/** Goes where somebody who is signed out can be: on this page, or home from one of the portal. */
export function departFrom(): void {
  const { pathname } = location;
  const match = matchPage(pathname, () => true);
  const row = match === null || match === 'bad' ? undefined : pageRow(match.name);
  if (row === undefined || !isGuarded(row)) location.reload();
  // Back would lead to a page of the portal, and on from it to the login.
  else location.replace(crossesSite('/', pathname) ? '/pesilat' : '/');
}

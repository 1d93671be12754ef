/** Who sees which page of the portal, as the page table says it (`portal` in app/pages.json). */
import { ROLES, type Role } from '../../api/user';
import { roleLabels } from '../../shell/session/role-labels';

/** Whether a visitor of this role sees a page; `null` is the role of a kind that nobody knows. */
export function maySee(portal: string, role: Role | null): boolean {
  if (portal === 'any' || portal === 'guests') return true;
  return role !== null && portal.split(' ').includes(role);
}

/** Whom a page is for: "Mentor, Guru, dan Mitra". */
export function whoSees(portal: string): string {
  const labels = ROLES.filter((role) => maySee(portal, role)).map((role) => roleLabels[role]);
  return new Intl.ListFormat('id', { type: 'conjunction' }).format(labels);
}

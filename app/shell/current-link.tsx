import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../ui/app-link';

type CurrentLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** A navigation link that says so when it leads to the page shown, or to the list that page is in. */
export function CurrentLink({ to, className, children }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const target = to.toLowerCase();
  const isCurrent = here === target || (target !== '/' && here.startsWith(`${target}/`));
  return (
    <AppLink to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </AppLink>
  );
}

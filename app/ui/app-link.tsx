import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useBoot } from '../core/app-context';
import { readLink } from '../core/link';
import { crossesSite } from '../router/redirect';
import { VisuallyHidden } from './visually-hidden';

export type AppLinkProps = Omit<LinkProps, 'to' | 'children'> & {
  /** A local path ("/Class"), a fragment, a query, or an absolute URL. */
  to: string;
  children?: ReactNode;
};

/**
 * The one way to link. Local targets stay inside the app; external ones open apart and tell nothing
 * of where they came from. Crossing the /pesilat boundary loads a new document, because domain,
 * data and settings differ on its other side. Another query of the same page is no change of page
 * and gets no page transition. What is no link (link.ts) is shown as its text alone.
 */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const { tenant } = useBoot();
  const { className, onClick } = rest;
  const link = readLink(to);
  if (link === null) return <span className={className}>{children}</span>;
  const { href, kind } = link;
  if (kind !== 'local') {
    const Away = kind === 'web' ? WebLink : ContactLink;
    return (
      <Away href={href} className={className} onClick={onClick}>
        {children}
      </Away>
    );
  }
  const crosses = href.startsWith('/') && crossesSite(tenant.api, href.replace(/[?#].*$/s, ''));
  return (
    <Link viewTransition={!/^[?#]/.test(href)} reloadDocument={crosses} {...rest} to={href}>
      {children}
    </Link>
  );
}

type AwayProps = {
  href: string;
  className: string | undefined;
  onClick: AppLinkProps['onClick'];
  children: ReactNode;
};

function ContactLink({ children, ...rest }: AwayProps) {
  return <a {...rest}>{children}</a>;
}

function WebLink({ href, children, ...rest }: AwayProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> (membuka tab baru)</VisuallyHidden>
    </a>
  );
}

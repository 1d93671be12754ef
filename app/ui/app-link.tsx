import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useBoot } from '../app-context';
import { crossesSite } from '../route/redirect';
import { VisuallyHidden } from './visually-hidden';

const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

export type AppLinkProps = Omit<LinkProps, 'to' | 'children'> & {
  /** A local path ("/Class"), a fragment, a query, or an absolute URL. */
  to: string;
  children?: ReactNode;
};

/**
 * The one way to link. Local targets stay inside the app; external ones open apart and tell nothing
 * of where they came from. Crossing the /pesilat boundary loads a new document, because domain,
 * data and settings differ on its other side. Another query of the same page is no change of page
 * and gets no page transition.
 */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const { tenant } = useBoot();
  if (EXTERNAL.test(to)) {
    return (
      <ExternalLink href={to} className={rest.className} onClick={rest.onClick}>
        {children}
      </ExternalLink>
    );
  }
  const crosses = to.startsWith('/') && crossesSite(tenant.api, to.replace(/[?#].*$/s, ''));
  return (
    <Link viewTransition={!/^[?#]/.test(to)} reloadDocument={crosses} {...rest} to={to}>
      {children}
    </Link>
  );
}

type ExternalLinkProps = {
  href: string;
  className: string | undefined;
  onClick: AppLinkProps['onClick'];
  children: ReactNode;
};

function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  if (/^(?:mailto|tel):/i.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> (membuka tab baru)</VisuallyHidden>
    </a>
  );
}

import type { ReactNode } from 'react';
import { pagePath, usePageSet } from '../../../../router/page-table';
import { Hero } from '../../../../sections/hero';
import { ButtonLink } from '../../../../ui/button';

interface AudienceHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  note?: ReactNode;
}

/** The opening of a page for organisations: to the demonstration, or to a conversation first. */
export function AudienceHero(props: AudienceHeroProps) {
  const has = usePageSet();
  return (
    <Hero
      {...props}
      actions={
        <>
          <ButtonLink to="#minta-demo" size="large">
            Minta demo
          </ButtonLink>
          {has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
              Buat perjanjian
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

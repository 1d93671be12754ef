import type { ReactNode } from 'react';
import { PortalPage } from '../../sections/portal/portal-page';
import { useSignedIn } from '../../shell/session/session';
import { Container } from '../../ui/container';
import { PageHeader } from '../../ui/page-header';
import styles from './own-page.module.css';

interface OwnPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of what this browser keeps of its visitor: in the portal for who is signed in, else among the public ones. */
export function OwnPage({ title, lead, children }: OwnPageProps) {
  const isSignedIn = useSignedIn();
  if (isSignedIn) {
    return (
      <PortalPage title={title} lead={lead}>
        {children}
      </PortalPage>
    );
  }
  return (
    <>
      <PageHeader title={title} lead={lead} current={title} />
      <Container narrow className={styles.body ?? ''}>
        {children}
      </Container>
    </>
  );
}

import type { User } from '../../api/user';
import { useBoot } from '../../app-context';
import { roleLabels } from '../../features/account/role-labels';
import { pagePath, usePageSet } from '../../route/page-table';
import { ClassSection } from '../../sections/class-section';
import { AppLink } from '../../ui/app-link';
import { Avatar } from '../../ui/avatar';
import { Card, stretched } from '../../ui/card';
import { Loading, Skeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icon';
import { Container, Grid, Section } from '../../ui/layout';
import styles from './greeting.module.css';
import { nextSteps } from './next-steps';

/** Who has come in, and what they can do next. */
export function Greeting({ user }: { user: User }) {
  const { tenant } = useBoot();
  const has = usePageSet();
  const { name, photo, role } = user;
  return (
    <>
      <header className={styles.header}>
        <Container className={styles.inner ?? ''}>
          <Avatar name={name || 'Teman belajar'} src={photo} size={88} />
          <div>
            <h1>Halo, {firstName(name) || 'teman belajar'}!</h1>
            <p className={styles.text}>
              {role
                ? `Kamu masuk sebagai ${roleLabels[role].toLowerCase()} di `
                : 'Selamat datang di '}
              {tenant.name}.
            </p>
          </div>
        </Container>
      </header>
      <Section label="Langkah berikutnya">
        <h2 className={styles.title}>Mau mulai dari mana?</h2>
        <Grid min="16rem">
          {nextSteps(role, has).map(({ page, icon, title, text }) => (
            <Card key={page} interactive>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3 className={styles.step}>
                <AppLink to={pagePath(page)} className={stretched}>
                  {title}
                </AppLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <ClassSection title="Kelas yang bisa diikuti sekarang" ground="soft" />
    </>
  );
}

/** As tall as the greeting. */
export function GreetingSkeleton() {
  return (
    <Loading label="Memuat akunmu">
      <div className={styles.header}>
        <Container className={styles.inner ?? ''}>
          <Skeleton width="5.5rem" height="5.5rem" round />
          <div className={styles.lines}>
            <Skeleton width="16rem" height="3rem" />
            <Skeleton width="20rem" />
          </div>
        </Container>
      </div>
      <Section label="Langkah berikutnya">
        <Skeleton height="14rem" />
      </Section>
    </Loading>
  );
}

/** Greetings go by the first name: "Dewi Sri Lestari" is Dewi. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

import type { Role } from '../../api/user';
import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';
import { Card, stretched } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Grid } from '../../ui/layout';
import { Panel } from '../portal/portal-page';
import styles from './my-learning.module.css';
import { nextSteps } from './next-steps';

/** For who takes part in nothing yet: where to begin. */
export function WhereToBegin({ role }: { role: Role | null }) {
  const has = usePageSet();
  return (
    <Panel id="mulai" title="Mau mulai dari mana?">
      <p>Kamu belum mengikuti kelas. Begitu mendaftar, kelasmu muncul di sini.</p>
      <Grid min="15rem">
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
    </Panel>
  );
}

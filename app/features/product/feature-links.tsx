import { AppLink } from '../../ui/app-link';
import { Card, stretched } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Grid } from '../../ui/layout';
import type { Feature } from './feature';
import styles from './feature-links.module.css';

type FeatureLinksProps = { features: readonly Feature[]; pathOf: (slug: string) => string };

/** Features as cards that lead to their own pages. */
export function FeatureLinks({ features, pathOf }: FeatureLinksProps) {
  return (
    <Grid min={features.length % 3 === 0 ? '20rem' : '26rem'}>
      {features.map(({ slug, icon, title, label }) => (
        <Card key={slug} interactive className={styles.card ?? ''}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.title}>
            <AppLink to={pathOf(slug)} className={stretched}>
              {title}
            </AppLink>
          </h3>
          <p className={styles.label}>{label}</p>
        </Card>
      ))}
    </Grid>
  );
}

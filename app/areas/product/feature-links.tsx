import { AppLink } from '../../ui/app-link';
import { Card, stretched } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Grid } from '../../ui/layout';
import { type Feature, shortText } from './feature';
import styles from './feature-links.module.css';

type FeatureLinksProps = { features: readonly Feature[]; pathOf: (slug: string) => string };

/** Features as cards that lead to their own pages. */
export function FeatureLinks({ features, pathOf }: FeatureLinksProps) {
  return (
    <Grid className={styles.links ?? ''}>
      {features.map((feature) => (
        <Card key={feature.slug} interactive className={styles.card ?? ''}>
          <span className={styles.icon}>
            <Icon name={feature.icon} />
          </span>
          <h3 className={styles.title}>
            <AppLink to={pathOf(feature.slug)} className={stretched}>
              {feature.title}
            </AppLink>
          </h3>
          <p className={styles.label}>{shortText(feature)}</p>
        </Card>
      ))}
    </Grid>
  );
}

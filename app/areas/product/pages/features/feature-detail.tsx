import type { ReactNode } from 'react';
import { PointSection } from '../../../../sections/point-section';
import type { Crumb } from '../../../../ui/breadcrumbs';
import { Container } from '../../../../ui/container';
import { cx } from '../../../../ui/cx';
import { Icon } from '../../../../ui/icon';
import { PageHeader } from '../../../../ui/page-header';
import { Picture } from '../../../../ui/picture';
import { ShareButton } from '../../../../ui/share-button';
import { TickList } from '../../../../ui/tick-list';
import { type Feature, featureArt, fullText, shortText } from '../../feature';
import { OtherFeatures } from '../../other-features';
import styles from './feature-detail.module.css';

type FeatureDetailProps = {
  feature: Feature;
  /** All features of the product: the others are linked to at the end. */
  all: readonly Feature[];
  trail: readonly Crumb[];
  pathOf: (slug: string) => string;
  /** Shows the feature at work. */
  demo?: ReactNode;
  /** The page's end: where to go from here. */
  children?: ReactNode;
};

/** One feature in full: what it does, at work, what it is good for, and its neighbours. */
export function FeatureDetail(props: FeatureDetailProps) {
  const { feature, all, trail, pathOf, demo, children } = props;
  return (
    <>
      <PageHeader title={feature.title} lead={fullText(feature)} trail={trail} />
      {demo}
      <Container className={cx(styles.body, demo !== undefined && styles.afterDemo)}>
        <div>
          <p className={styles.label}>
            <Icon name={feature.icon} size={20} />
            {shortText(feature)}
          </p>
          <h2 className={styles.title}>Yang bisa dilakukan</h2>
          <div className={styles.points}>
            <TickList texts={feature.listFeatures} />
          </div>
          <div className={styles.share}>
            <ShareButton title={feature.title} />
          </div>
        </div>
        <Picture
          src={feature.image}
          alt=""
          width={640}
          height={480}
          art={featureArt(feature)}
          className={styles.image ?? ''}
        />
      </Container>
      <PointSection
        title="Gunanya sehari-hari"
        ground="soft"
        points={feature.benefits.map(({ title, icon, desc }) => ({ title, icon, text: desc }))}
      />
      <OtherFeatures all={all} feature={feature} pathOf={pathOf} />
      {children}
    </>
  );
}

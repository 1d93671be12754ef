import { seedsBefore } from '../../art/look';
import { useBoot } from '../../core/app-context';
import { AppLink } from '../../ui/app-link';
import { Card, CardBody, stretched } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Section, SectionHeading } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { type Feature, featureArt, fullText, shortText } from './feature';
import styles from './other-features.module.css';

interface OtherFeaturesProps {
  /** All features of the product. */
  all: readonly Feature[];
  /** The one that the page is about, which is left out. */
  feature: Feature;
  pathOf: (slug: string) => string;
}

/** The product's other features as cards, which fill the row whatever their number. */
export function OtherFeatures({ all, feature, pathOf }: OtherFeaturesProps) {
  const others = all.filter(({ slug }) => slug !== feature.slug);
  if (others.length === 0) return null;
  const inOrder = [feature, ...others];
  return (
    <Section labelledBy="fitur-lain">
      <SectionHeading
        id="fitur-lain"
        title={others.length === 1 ? 'Pasangannya' : 'Fitur lain'}
        lead={others.length === 1 ? 'Satu fitur lagi yang dipakai di kelas yang sama.' : ''}
      />
      <div className={styles.list}>
        {others.map((other, index) => (
          <FeatureCard
            key={other.slug}
            feature={other}
            to={pathOf(other.slug)}
            after={seedsBefore(inOrder, index + 1, 'slug')}
          />
        ))}
      </div>
    </Section>
  );
}

interface FeatureCardProps {
  feature: Feature;
  to: string;
  /** The slugs of those before it. */
  after: readonly string[];
}

/** A feature with a picture; who saves data has the words alone. */
function FeatureCard({ feature, to, after }: FeatureCardProps) {
  const { savesData } = useBoot();
  return (
    <Card as="article" interactive flush className={styles.card ?? ''}>
      {!savesData && (
        <div className={styles.picture}>
          <Picture
            src={feature.image}
            alt=""
            width={480}
            height={320}
            art={{ ...featureArt(feature), after }}
          />
        </div>
      )}
      <CardBody>
        <p className={styles.label}>
          <Icon name={feature.icon} size={18} />
          {shortText(feature)}
        </p>
        <h3 className={styles.title}>
          <AppLink to={to} className={stretched}>
            {feature.title}
          </AppLink>
        </h3>
        <p className={styles.text}>{firstSentence(fullText(feature))}</p>
      </CardBody>
    </Card>
  );
}

/** A text up to its first full stop. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

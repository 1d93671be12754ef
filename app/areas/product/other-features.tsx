import { seedsBefore } from '../../art/look';
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

/** The product's other features as cards with a picture each, which fill the row whatever their number. */
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
          <Card key={other.slug} as="article" interactive flush className={styles.card ?? ''}>
            <div className={styles.picture}>
              <Picture
                src={other.image}
                alt=""
                width={480}
                height={320}
                art={{ ...featureArt(other), after: seedsBefore(inOrder, index + 1, 'slug') }}
              />
            </div>
            <CardBody>
              <p className={styles.label}>
                <Icon name={other.icon} size={18} />
                {shortText(other)}
              </p>
              <h3 className={styles.title}>
                <AppLink to={pathOf(other.slug)} className={stretched}>
                  {other.title}
                </AppLink>
              </h3>
              <p className={styles.text}>{firstSentence(fullText(other))}</p>
            </CardBody>
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** A text up to its first full stop. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

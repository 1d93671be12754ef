import { Section } from '../../../../ui/layout';
import styles from './story.module.css';

/** How the brand began and how a day there looks; the first paragraph is set large. */
export function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Section label="Cerita kami">
      <div className={styles.story}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

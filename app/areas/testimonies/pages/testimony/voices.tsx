import { useMorePages } from '../../../../data/use-more-pages';
import { MoreOf } from '../../../../sections/lists/more-of';
import { Avatar } from '../../../../ui/avatar';
import { Card } from '../../../../ui/card';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import { publishedVoices } from '../first-views';
import styles from './voices.module.css';

/** What others have written and staff have let through; the section goes where there is nothing. */
export function Voices() {
  const list = useMorePages(publishedVoices);
  if (list.isNothing) return null;
  return (
    <div ref={list.ref}>
      <Section ground="soft" labelledBy="suara-peserta">
        <SectionHeading id="suara-peserta" title="Yang sudah bercerita" />
        {list.isLoading && list.items.length === 0 && (
          <Loading label="Memuat testimoni">
            <Skeleton height="20rem" />
          </Loading>
        )}
        {list.items.length > 0 && (
          <Grid min="18rem">
            {list.items.map(({ slug, name, role, message }) => (
              <Card key={slug} as="article" className={styles.voice ?? ''}>
                <blockquote className={styles.message}>{message}</blockquote>
                <p className={styles.who}>
                  <Avatar name={name} size={40} />
                  <span>
                    <strong>{name}</strong>
                    <br />
                    {role}
                  </span>
                </p>
              </Card>
            ))}
          </Grid>
        )}
        <MoreOf list={list} noun="cerita" at="suara-peserta" />
      </Section>
    </div>
  );
}

import { listAllPrograms } from '../../../../api/program';
import { useMorePages } from '../../../../data/use-more-pages';
import { MoreOf } from '../../../../sections/lists/more-of';
import { Card } from '../../../../ui/card';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';
import styles from './all-programs.module.css';

/** As many fill a row only where the heading stands beside them. */
const FEW = 2;

/** The programmes of every brand of the network, some more with each press. */
export function AllPrograms() {
  const list = useMorePages((page) => listAllPrograms({ page }));
  if (list.isNothing) return null;
  const count = list.items.length + list.rest;
  const isFew = count > 0 && count <= FEW;
  return (
    <div ref={list.ref} className={styles.programs}>
      <Section labelledBy="program-jejaring" className={(isFew && styles.few) || ''}>
        <SectionHeading
          id="program-jejaring"
          title="Program di seluruh jejaring"
          lead="Sekolah dalam jejaring boleh mengikuti program mana saja, juga yang diadakan penyelenggara lain."
        />
        {list.isLoading && list.items.length === 0 && (
          <Loading label="Memuat program">
            <Skeleton height="18rem" />
          </Loading>
        )}
        {list.items.length > 0 && (
          <Grid>
            {list.items.map(({ id, name, summary }) => (
              <Card key={id} as="article">
                <h3>{name}</h3>
                <p className={styles.summary}>{summary}</p>
              </Card>
            ))}
          </Grid>
        )}
        <MoreOf list={list} noun="program" at="program-jejaring" />
      </Section>
    </div>
  );
}

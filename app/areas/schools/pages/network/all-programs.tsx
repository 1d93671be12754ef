import { listAllPrograms } from '../../../../api/program';
import { useMorePages } from '../../../../data/use-more-pages';
import { MoreOf } from '../../../../sections/lists/more-of';
import { Card } from '../../../../ui/card';
import { Loading, Skeleton } from '../../../../ui/feedback';
import { Grid, Section, SectionHeading } from '../../../../ui/layout';

/** The programmes of every brand of the network, some more with each press. */
export function AllPrograms() {
  const list = useMorePages((page) => listAllPrograms({ page }));
  if (list.isNothing) return null;
  return (
    <div ref={list.ref}>
      <Section labelledBy="program-jejaring">
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
          <Grid min="16rem">
            {list.items.map(({ id, name, summary }) => (
              <Card key={id} as="article">
                <h3>{name}</h3>
                <p>{summary}</p>
              </Card>
            ))}
          </Grid>
        )}
        <MoreOf list={list} noun="program" at="program-jejaring" />
      </Section>
    </div>
  );
}

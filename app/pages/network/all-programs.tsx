import { listAllPrograms } from '../../api/program';
import { useMorePages } from '../../data/use-more-pages';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loading, Skeleton } from '../../ui/feedback';
import { formatNumber } from '../../ui/format';
import { Grid, Section, SectionHeading } from '../../ui/layout';

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
          lead="Dari semua merek yang berjalan di platform yang sama. Sekolah boleh ikut yang mana saja."
        />
        {list.items.length === 0 ? (
          <Loading label="Memuat program">
            <Skeleton height="18rem" />
          </Loading>
        ) : (
          <Grid min="16rem">
            {list.items.map(({ id, name, summary }) => (
              <Card key={id} as="article">
                <h3>{name}</h3>
                <p>{summary}</p>
              </Card>
            ))}
          </Grid>
        )}
        {list.rest > 0 && list.items.length > 0 && (
          <Button variant="secondary" loading={list.isLoading} onClick={list.more}>
            Tampilkan lagi ({formatNumber(list.rest)} program)
          </Button>
        )}
      </Section>
    </div>
  );
}

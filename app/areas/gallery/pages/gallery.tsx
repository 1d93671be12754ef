import { listGallery } from '../../../api/gallery';
import { useCall } from '../../../data/use-call';
import { LastWord } from '../../../sections/last-word';
import { useListQuery } from '../../../sections/lists/list-query';
import { ListResults } from '../../../sections/lists/list-results';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/feedback';
import { PageHeader } from '../../../ui/page-header';
import { Wall } from './gallery/wall';
import styles from './gallery.module.css';

/** The gallery: a wall of pictures, page by page, each to be opened large. */
export default function GalleryPage() {
  const query = useListQuery();
  const pictures = useCall(listGallery({ page: query.page }));
  return (
    <>
      <PageHeader
        hasOwnLead
        title="Galeri"
        lead="Karya peserta, kelas yang riuh, dan pertemuan kecil di banyak kota. Ketuk fotonya untuk melihat lebih dekat."
      />
      <Container className={styles.body ?? ''}>
        <ListResults
          reading={pictures}
          query={query}
          noun="foto"
          skeleton={<Skeleton height="36rem" />}
        >
          {({ items, page }) => <Wall key={page} items={items} />}
        </ListResults>
      </Container>
      <LastWord />
    </>
  );
}

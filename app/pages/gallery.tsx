import { useLocation } from 'react-router';
import { listGallery } from '../api/gallery';
import { latestOnly } from '../features/listing/latest-only';
import { readListQuery } from '../features/listing/list-query';
import { ListResults } from '../features/listing/list-results';
import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { Skeleton } from '../ui/feedback';
import { Container } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { Wall } from './gallery/wall';
import styles from './gallery.module.css';

/** The pictures of the page that the query asks for. */
export function loader(args: PageArgs) {
  const { page } = readListQuery(args.url.searchParams);
  return { pictures: latestOnly(args, (send) => send(listGallery({ page }))) };
}

/** The gallery: a wall of pictures, page by page, each to be opened large. */
export default function GalleryPage() {
  const { pictures } = usePageData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title="Galeri"
        lead="Karya peserta, kelas yang riuh, dan pertemuan kecil di banyak kota. Ketuk fotonya untuk melihat lebih dekat."
      />
      <Container className={styles.body ?? ''}>
        <ListResults
          results={pictures}
          query={readListQuery(new URLSearchParams(search))}
          noun="foto"
          skeleton={<Skeleton height="36rem" />}
        >
          {({ items, page }) => <Wall key={page} items={items} />}
        </ListResults>
      </Container>
    </>
  );
}

import { useLocation } from 'react-router';
import { listGallery } from '../api/gallery';
import type { PageArgs } from '../navigation/page-module';
import { usePageData } from '../navigation/use-page';
import { createLatestOnly } from '../sections/listing/latest-only';
import { readListQuery } from '../sections/listing/list-query';
import { ListResults } from '../sections/listing/list-results';
import { PageHeader } from '../sections/page-header';
import { Skeleton } from '../ui/feedback';
import { Container } from '../ui/layout';
import { Wall } from './gallery/wall';
import styles from './gallery.module.css';

const latest = createLatestOnly();

/** The pictures of the page that the query asks for. */
export function loader(args: PageArgs) {
  const { page } = readListQuery(args.url.searchParams);
  return { pictures: latest(args, (options) => listGallery({ page }, options)) };
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

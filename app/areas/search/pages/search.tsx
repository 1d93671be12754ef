import { usePageQuery } from '../../../router/page-query';
import { Container } from '../../../ui/container';
import { PageHeader } from '../../../ui/page-header';
import { Results } from './search/results';
import { SearchForm } from './search/search-form';
import { Ways } from './search/ways';
import styles from './search.module.css';

/** The search over the whole site. What is looked for stands in the URL. */
export default function SearchPage() {
  const { q = '', kind = '', page = '1' } = usePageQuery();
  return (
    <>
      <PageHeader
        title="Cari"
        lead="Ketik topik, nama, atau kegiatan. Hasilnya datang dari seluruh situs ini."
      >
        <SearchForm query={q} />
      </PageHeader>
      <Container className={styles.body ?? ''}>
        {q === '' ? (
          <Ways title="Belum tahu mau mencari apa? Mulai dari sini." />
        ) : (
          <Results asked={{ q, kind, page: Number(page) }} />
        )}
      </Container>
    </>
  );
}

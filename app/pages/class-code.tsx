import type { PageArgs } from '../route/page-module';
import { usePageData } from '../route/use-page';
import { Container } from '../ui/layout';
import styles from './class-code.module.css';
import ClassDetailPage, { loader as loadDetail } from './class-detail';

/** The class of a code, which the same call finds by code as by slug. */
export function loader(args: PageArgs) {
  return loadDetail({ ...args, params: { slug: args.params.code ?? '' } });
}

/** A class as festival visitors find it: by the code on its poster. */
export default function ClassCodePage() {
  const { item } = usePageData<typeof loader>();
  return (
    <>
      <ClassDetailPage />
      <Container>
        <aside className={styles.ticket} aria-labelledby="kode-kelas">
          <h2 id="kode-kelas" className={styles.label}>
            Kode kelas
          </h2>
          <p className={styles.code}>{item.code}</p>
          <p className={styles.text}>
            Sebutkan kode ini di meja registrasi, atau bagikan ke teman yang ingin ikut kelas yang
            sama.
          </p>
        </aside>
      </Container>
    </>
  );
}

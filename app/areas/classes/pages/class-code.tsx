import { getClass } from '../../../api/class';
import { useItem } from '../../../data/use-item';
import type { PageParams } from '../../../router/page-table';
import { Container } from '../../../ui/container';
import styles from './class-code.module.css';
import { ClassView } from './class-detail';

/** The class of a code, which the same call finds by code as by slug. */
export const itemCall = ({ code = '' }: PageParams) => getClass(code);

/** A class as festival visitors find it: by the code on its poster. */
export default function ClassCodePage() {
  const item = useItem(itemCall);
  return (
    <>
      <ClassView item={item} />
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

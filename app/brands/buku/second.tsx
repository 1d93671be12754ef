import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';
import { Container } from '../../ui/container';
import styles from './second.module.css';

/** `solid` and `line` draw the chair, on 160 units by 130. */
const CHAIRS = [
  {
    page: 'tulisan-temans',
    title: 'Kursi pembaca',
    text: 'Ambil tulisan mana saja; tidak perlu urut.',
    solid:
      'M50 8h60q22 0 22 22v26q14 0 14 16v34q0 8-8 8H22q-8 0-8-8V72q0-16 14-16V30Q28 8 50 8M32 114h8v16h-8zM120 114h8v16h-8z',
    line: 'M28 58q14 2 14 20v10h76V78q0-18 14-20M42 88v24M118 88v24',
  },
  {
    page: 'metamorfosa',
    title: 'Kursi penanggap',
    text: 'Satu buku, banyak pensil. Tinggalkan catatanmu di Metamorfosa.',
    solid:
      'M8 66h144v14H8zM22 80h10l-6 50H16zM128 80h10l6 50h-10zM66 80h28v6H66zM54 66l6-34h8l-6 34zM76 66V26h8v40zM106 66l-8-36h-8l8 36z',
    line: 'M30 108h100',
  },
  {
    page: 'make-appointment',
    title: 'Kursi penulis',
    text: 'Bawa satu halaman, penyunting kami menyiapkan tehnya.',
    solid:
      'M42 4h10v126H42zM108 4h10v126h-10zM52 12h56v12H52zM52 34h56v8H52zM34 78h92v12H34zM62 56h34v12q0 10-10 10H72q-10 0-10-10z',
    line: 'M96 60h6q8 0 8 7t-8 7h-7M52 112h56M72 50q-4-5 0-9M84 50q-4-5 0-9',
  },
] as const;

/** For newcomers: a chair for each way to come to a book. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Container className={styles.room ?? ''}>
        <h1>Silakan duduk di kursi mana pun</h1>
        <ol>
          {CHAIRS.filter(({ page }) => has(page)).map(({ page, title, text, solid, line }) => (
            <li key={page}>
              <svg viewBox="0 0 160 130" className={styles.chair} aria-hidden="true">
                <path d={solid} />
                <path d={line} className={styles.line} />
              </svg>
              <div className={styles.floor}>
                <h2>
                  <AppLink to={pagePath(page)} className={stretched}>
                    {title}
                  </AppLink>
                </h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
      <ClassSection
        title="Meja panjang di ruang sebelah"
        lead="Kelas menulis dan lingkar baca yang masih punya kursi. Datang dengan pensil, pulang dengan halaman."
        more="Semua kelas menulis"
        ground="soft"
      />
    </>
  );
}

import { Hero } from '../../sections/hero';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { LaterParts, laterPart } from '../../ui/later';
import styles from './landing.module.css';
import { groups } from './table';

/** The groups, in the order of the table of contents. */
export const parts = [
  laterPart(() => import('./live').then(({ Classes }) => Classes)),
  laterPart(() => import('./live').then(({ Programs }) => Programs)),
  laterPart(() => import('./live').then(({ Mentors }) => Mentors)),
  laterPart(() => import('./live').then(({ Counters }) => Counters)),
  laterPart(() => import('./still').then(({ Still }) => Still)),
  laterPart(() => import('./still').then(({ Endings }) => Endings)),
  laterPart(() => import('./rooms').then(({ Rooms }) => Rooms)),
  laterPart(() => import('./states').then(({ States }) => States)),
  laterPart(() => import('./states').then(({ Buttons }) => Buttons)),
  laterPart(() => import('./controls').then(({ Fields }) => Fields)),
  laterPart(() => import('./controls').then(({ Cards }) => Cards)),
  laterPart(() => import('./controls').then(({ Pictures }) => Pictures)),
  laterPart(() => import('./words').then(({ Charts }) => Charts)),
  laterPart(() => import('./words').then(({ Texts }) => Texts)),
  laterPart(() => import('./words').then(({ Ways }) => Ways)),
];

/** For developers: every section and every component in the states it can be in, under one heading. */
export default function Landing() {
  return (
    <>
      <Hero
        eyebrow="Hero"
        title="Setiap bagian, setiap keadaan"
        lead="Halaman pengembang. Bagian yang memakai data diperlihatkan banyak, satu, sangat panjang, kosong, sedang dimuat, dan gagal."
        actions={
          <ButtonLink to="/Welcome" variant="secondary">
            Ragam rancangan kedua
          </ButtonLink>
        }
      />
      <Container>
        <nav aria-label="Daftar isi" className={styles.contents}>
          <ol>
            {groups.map(({ id, title, holds }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a> <span>{holds.join(', ')}</span>
              </li>
            ))}
          </ol>
        </nav>
      </Container>
      <LaterParts parts={parts} />
    </>
  );
}

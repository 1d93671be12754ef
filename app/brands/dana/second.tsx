import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './second.module.css';

/** What a new giver or receiver sees first. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Section labelledBy="selamat">
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="selamat"
              level={1}
              title="Namamu sudah ada di buku"
              lead="Kalau kamu pemberi, janji dan pemberianmu akan muncul di sini lengkap dengan tanggalnya. Kalau kamu penerima, mulai dari kelas yang disiapkan pendampingmu."
            />
            <ActionRow>
              {has('donation') && (
                <ButtonLink to={pagePath('donation')} size="large">
                  Lihat kebutuhan yang terbuka
                </ButtonLink>
              )}
              {has('program') && (
                <ButtonLink to={pagePath('program')} size="large" variant="secondary">
                  Kelas untuk penerima
                </ButtonLink>
              )}
            </ActionRow>
          </div>
          <ArtImage
            art={{ kind: 'landscapes', seed: 'selamat-datang', subject: 'laut perahu' }}
            width={640}
            height={480}
            eager
            className={styles.view}
          />
        </div>
      </Section>
      <ClassSection
        title="Baris yang masih kosong"
        lead="Kelas yang sedang menerima nama. Gratis untuk penerima; kelas kas bagi pengurus membayar, dan bayarannya ikut tercatat."
        more="Semua kelas terbuka"
        ground="soft"
      />
    </>
  );
}

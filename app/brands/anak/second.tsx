import { pagePath, usePageSet } from '../../router/page-table';
import { ClassSection } from '../../sections/classes/class-section';
import { ArtImage } from '../../ui/art-image';
import { ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Section, SectionHeading } from '../../ui/layout';
import styles from './second.module.css';

/** What lies in the compartments around the one that is still empty. */
const THINGS = ['pixel', 'robot', 'book', null, 'camera', 'plant'] as const;

/** The cloakroom: what a family that has just come in does first. */
export default function Second() {
  const has = usePageSet();
  return (
    <>
      <Section labelledBy="loker">
        <div className={styles.columns}>
          <div>
            <SectionHeading
              id="loker"
              level={1}
              title="Ini loker anakmu"
              lead="Nanti isinya kelas, rekaman mingguan, dan semua gim buatannya. Sekarang masih kosong; pilih kelompok dulu bersama-sama."
            />
            <ActionRow>
              {has('class') && (
                <ButtonLink to={pagePath('class')} size="large">
                  Cari kelompok umur
                </ButtonLink>
              )}
              <ButtonLink to="/" size="large" variant="secondary">
                Main dengan Kiko
              </ButtonLink>
            </ActionRow>
          </div>
          <Lockers />
        </div>
      </Section>
      <ClassSection
        title="Yang bisa mengisi lokernya"
        lead="Kelas kecil yang masih punya bangku. Pilih menurut umur, lalu menurut hari yang tidak rebutan dengan berenang."
        more="Semua kelas anak"
        ground="soft"
      />
    </>
  );
}

/** A shelf of compartments, full but for one. */
function Lockers() {
  return (
    <div className={styles.lockers} aria-hidden="true">
      {THINGS.map((subject) =>
        subject === null ? (
          <p key="mine" className={styles.mine}>
            Masih kosong
          </p>
        ) : (
          <div key={subject} className={styles.locker}>
            <ArtImage
              art={{ kind: 'works', seed: `loker-${subject}`, subject }}
              width={240}
              height={240}
            />
          </div>
        ),
      )}
    </div>
  );
}

import { pagePath } from '../../../../router/page-table';
import { CallToAction } from '../../../../sections/call-to-action';
import { TalkActions } from '../../../../sections/talk-actions';
import { AppLink } from '../../../../ui/app-link';
import { stretched } from '../../../../ui/card';
import { Container } from '../../../../ui/container';
import { Icon } from '../../../../ui/icon';
import { PageHeader } from '../../../../ui/page-header';
import styles from './service-list.module.css';
import { services } from './services';

/** All services in rows: what it is at the left, whom it is for at the right. */
export function ServiceList() {
  return (
    <>
      <PageHeader
        title="Layanan untuk lembaga"
        lead="Lima cara kami bekerja bersama perusahaan, daerah, kampus, dan sekolah. Sering kali lebih dari satu dipakai bersamaan."
        current="Layanan"
      />
      <Container className={styles.body ?? ''}>
        <ul>
          {services.map(({ slug, icon, title, summary, audience }) => (
            <li key={slug} className={styles.row}>
              <span className={styles.icon}>
                <Icon name={icon} size={28} />
              </span>
              <div>
                <h2 className={styles.title}>
                  <AppLink to={pagePath('services', { slug })} className={stretched}>
                    {title}
                  </AppLink>
                </h2>
                <p>{summary}</p>
              </div>
              <p className={styles.audience}>{audience}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </Container>
      <CallToAction
        title="Belum tahu yang mana?"
        text="Ceritakan keadaannya dalam setengah jam. Kami tunjukkan layanan yang cocok, atau berterus terang kalau tidak ada."
      >
        <TalkActions />
      </CallToAction>
    </>
  );
}

import { pagePath, usePageSet } from '../../../../router/page-table';
import { ButtonLink } from '../../../../ui/button';
import { formatRupiah } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import { TickList } from '../../../../ui/tick-list';
import { sponsorTiers } from './content';
import styles from './sponsors.module.css';

/** The tiers of sponsorship, from the one that carries the event to the open ones. */
export function Sponsors() {
  const has = usePageSet();
  return (
    <Section id="sponsor" labelledBy="judul-sponsor" ground="soft">
      <SectionHeading
        id="judul-sponsor"
        title="Bantu ruangannya tetap gratis"
        lead="Sponsor menutup biaya tempat, alat, dan perjalanan pembicara dari luar kota."
        action={
          has('make-appointment') && (
            <ButtonLink to={pagePath('make-appointment')} iconEnd="arrow-right">
              Bicara soal sponsor
            </ButtonLink>
          )
        }
      />
      <ul className={styles.tiers}>
        {sponsorTiers.map(({ name, slot, price, benefits }) => (
          <li key={name} className={styles.tier}>
            <h3>{name}</h3>
            <p className={styles.slot}>{slot}</p>
            <p className={styles.price}>
              {price === null ? 'Seluruh biaya acara' : formatRupiah(price)}
            </p>
            <TickList texts={benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

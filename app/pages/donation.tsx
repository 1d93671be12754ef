import { useLocation } from 'react-router';
import { getDonationTotal } from '../api/donation';
import { useApp } from '../app-context';
import { StepSection } from '../sections/step-section';
import { ButtonLink } from '../ui/button';
import { Grid, Section, SectionHeading } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { Aspirations } from './donation/aspirations';
import { CampaignCard } from './donation/campaign-card';
import { campaignIn, campaigns } from './donation/campaigns';
import { DonationForm } from './donation/donation-form';
import { Total } from './donation/total';
import styles from './donation.module.css';

const STEPS = [
  {
    title: 'Pilih kampanye dan jumlah',
    text: 'Berapa pun berarti. Kamu boleh menyebut nama, boleh juga memakai nama samaran.',
  },
  {
    title: 'Terima petunjuk transfer',
    text: 'Petunjuknya kami kirim ke surelmu, lengkap dengan kode untuk mengenali donasimu.',
  },
  {
    title: 'Ikuti kabarnya',
    text: 'Kami menulis ke mana donasi dipakai, termasuk bila ada yang tidak sesuai rencana.',
  },
];

/** Giving: the campaigns with what came together, the form, and what donors wish for. */
export default function DonationPage() {
  const { search } = useLocation();
  const wanted = campaignIn(new URLSearchParams(search));
  const { cache } = useApp();
  const refreshTotals = () => {
    for (const campaign of [undefined, ...campaigns.map(({ slug }) => slug)]) {
      cache.refresh(getDonationTotal({ campaign }));
    }
  };
  return (
    <>
      <PageHeader
        title="Titipkan kesempatan belajar"
        current="Donasi"
        lead="Setiap rupiah menjadi laptop pinjaman, biaya kelas, atau buku yang bisa dibaca siapa saja."
      >
        <div className={styles.opening}>
          <Total label="Terkumpul dari semua kampanye" isLarge />
          <ButtonLink size="large" to="#donasi" preventScrollReset>
            Donasi sekarang
          </ButtonLink>
        </div>
      </PageHeader>
      <Section labelledBy="kampanye">
        <SectionHeading id="kampanye" title="Kampanye yang berjalan" />
        <Grid min="18rem">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.slug} campaign={campaign} />
          ))}
        </Grid>
      </Section>
      <Section id="donasi" ground="soft" labelledBy="isi-donasi">
        <div className={styles.give}>
          <div>
            <h2 id="isi-donasi">Isi donasimu</h2>
            <p className={styles.lead}>
              Kami tidak meminta nomor kartu di sini. Data dirimu hanya dipakai untuk mengirim
              petunjuk dan kabar.
            </p>
          </div>
          <DonationForm
            key={wanted}
            campaign={wanted}
            labelledBy="isi-donasi"
            onGiven={refreshTotals}
          />
        </div>
      </Section>
      <Aspirations />
      <StepSection title="Bagaimana donasimu berjalan" steps={STEPS} />
    </>
  );
}

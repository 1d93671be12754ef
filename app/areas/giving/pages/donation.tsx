import { useCall } from '../../../data/use-call';
import { CampaignCards, runningCampaigns } from '../../../sections/giving/campaign-cards';
import { MyGifts } from '../../../sections/giving/my-gifts';
import { RaisedBar } from '../../../sections/giving/raised-bar';
import { useGifts } from '../../../sections/giving/use-gifts';
import { StepSection } from '../../../sections/step-section';
import { ButtonLink } from '../../../ui/button';
import { Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { Aspirations } from './donation/aspirations';
import styles from './donation.module.css';

const STEPS = [
  {
    title: 'Pilih kampanye dan jumlah',
    text: 'Berapa pun berarti. Kamu boleh menyebut nama, boleh juga memakai nama samaran.',
  },
  {
    title: 'Transfer',
    text: 'Rekening dan kodenya langsung tampil, dan kami kirim juga ke surelmu. Setelah uangnya tiba, donasimu masuk hitungan.',
  },
  {
    title: 'Ikuti kabarnya',
    text: 'Kami menulis ke mana donasi dipakai, termasuk bila ada yang tidak sesuai rencana.',
  },
];

/** Giving: the campaigns with what came together, what was pledged here, and what donors wish for. */
export default function DonationPage() {
  const { gifts, drop, notice } = useGifts();
  const running = useCall(runningCampaigns);
  const slugs = running.status === 'ready' ? running.data.items.map(({ slug }) => slug) : [];
  return (
    <>
      <PageHeader
        title="Titipkan kesempatan belajar"
        current="Donasi"
        lead="Setiap rupiah menjadi laptop pinjaman, biaya kelas, atau buku yang bisa dibaca siapa saja."
      >
        <div className={styles.opening}>
          {slugs.length > 0 && <RaisedBar label="Dari semua kampanye" campaigns={slugs} isLarge />}
          <ButtonLink size="large" to="#kampanye" preventScrollReset>
            Pilih kampanye
          </ButtonLink>
        </div>
      </PageHeader>
      <Section labelledBy="kampanye">
        <SectionHeading id="kampanye" title="Kampanye yang berjalan" />
        <CampaignCards />
      </Section>
      {(gifts.length > 0 || notice) && (
        <Section ground="soft" labelledBy="niat-donasi">
          <SectionHeading id="niat-donasi" title="Niat donasimu" />
          {notice}
          <MyGifts gifts={gifts} onDrop={drop} />
        </Section>
      )}
      <Aspirations />
      <StepSection title="Bagaimana donasimu berjalan" steps={STEPS} />
    </>
  );
}

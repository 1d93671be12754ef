import { useState } from 'react';
import { getCampaign } from '../../../api/campaign';
import { getDonationTotal } from '../../../api/donation';
import { useNow } from '../../../core/hydration/live';
import { parseTime } from '../../../core/wib';
import { useItem } from '../../../data/use-item';
import { useFresh } from '../../../data/use-look-again';
import { type PageParams, pagePath, usePageSet } from '../../../router/page-table';
import { isOver } from '../../../sections/giving/campaign-time';
import { MyGifts } from '../../../sections/giving/my-gifts';
import { RaisedBar } from '../../../sections/giving/raised-bar';
import { useGifts } from '../../../sections/giving/use-gifts';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Section, SectionHeading } from '../../../ui/layout';
import { PageHeader } from '../../../ui/page-header';
import { RichText } from '../../../ui/rich-text/rich-text';
import { ShareButton } from '../../../ui/share-button';
import { SideLayout } from '../../../ui/side-layout';
import { DateText } from '../../../ui/value';
import { CampaignLedger } from './campaign/campaign-ledger';
import { PledgeForm } from './campaign/pledge-form';
import styles from './campaign.module.css';

export const itemCall = ({ slug = '' }: PageParams) => getCampaign(slug);

/** One campaign: what it is for, how far it is, and the way to give to it. */
export default function CampaignPage() {
  const campaign = useItem(itemCall);
  const { slug, title, summary, content, target, endDate } = campaign;
  // It may be closed, and given to, while nobody looks.
  useFresh([getCampaign(slug), getDonationTotal()]);
  const has = usePageSet();
  const { gifts, keep, drop, notice } = useGifts();
  const hasEnded = isOver(campaign, useNow(30_000));
  // What is being written, or was just sent, is taken away from nobody.
  const [isWriting, setWriting] = useState(false);
  const own = gifts.filter((gift) => gift.campaign === slug);
  const side = (
    <Card className={styles.side ?? ''}>
      <RaisedBar campaigns={[slug]} target={target} />
      {parseTime(endDate) !== null && (
        <p className={styles.until}>
          {hasEnded ? 'Ditutup' : 'Terbuka sampai'} <DateText value={endDate} />
        </p>
      )}
      {hasEnded ? (
        <OtherCampaigns />
      ) : (
        <ButtonLink size="large" block to="#donasi" preventScrollReset>
          Donasi sekarang
        </ButtonLink>
      )}
      <ShareButton title={title} label="Bagikan kampanye" block />
    </Card>
  );
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        trail={has('donation') ? [{ label: 'Donasi', to: pagePath('donation') }] : []}
      />
      <SideLayout label="Dana kampanye" side={side} isSideFirst>
        <section aria-labelledby="tentang-kampanye">
          <h2 id="tentang-kampanye" className={styles.heading}>
            Tentang kampanye
          </h2>
          <RichText html={content} />
        </section>
      </SideLayout>
      <CampaignLedger campaign={campaign} hasEnded={hasEnded} />
      {hasEnded && !isWriting ? (
        <Section id="donasi" ground="soft" labelledBy="kampanye-selesai">
          <h2 id="kampanye-selesai">Kampanye ini sudah selesai</h2>
          <p className={styles.lead}>
            Niat donasi baru tidak kami terima lagi di sini. Yang sudah kamu janjikan dan belum kamu
            kirim tercatat di bawah, kalau kamu berjanji di peramban ini.
          </p>
        </Section>
      ) : (
        <Section id="donasi" ground="soft" labelledBy="isi-donasi">
          <div className={styles.give}>
            <div>
              <h2 id="isi-donasi">Isi donasimu</h2>
              <p className={styles.lead}>
                Kami tidak meminta nomor kartu di sini. Kamu berjanji dulu, lalu mentransfer. Uangmu
                masuk hitungan “sudah diterima” setelah benar-benar tiba.
              </p>
            </div>
            <div onInput={() => setWriting(true)} onSubmit={() => setWriting(true)}>
              <PledgeForm {...{ campaign, hasEnded }} labelledBy="isi-donasi" onGiven={keep} />
            </div>
          </div>
        </Section>
      )}
      {(own.length > 0 || notice) && (
        <Section labelledBy="niat-donasi">
          <SectionHeading id="niat-donasi" title="Niat donasimu untuk kampanye ini" />
          {notice}
          <MyGifts gifts={own} onDrop={drop} />
        </Section>
      )}
    </>
  );
}

function OtherCampaigns() {
  const has = usePageSet();
  if (!has('donation')) return null;
  return (
    <ButtonLink size="large" block to={`${pagePath('donation')}#kampanye`}>
      Lihat kampanye lain
    </ButtonLink>
  );
}

import { type Failed, mapAnswer } from '../../../../api/answer';
import { getCampaign } from '../../../../api/campaign';
import { createDonation } from '../../../../api/donation';
import type { Post } from '../../../../api/post';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { useIsHydrated } from '../../../../core/hydration/live';
import { changedElsewhere } from '../../../../data/send-write';
import { pagePath, usePageSet } from '../../../../router/page-table';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form, FormRow, SendAnother } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { renameErrors } from '../../../../sections/forms/service-errors';
import { useForm } from '../../../../sections/forms/use-form';
import { isOver } from '../../../../sections/giving/campaign-time';
import { type Gift, gift } from '../../../../sections/giving/gifts';
import { HowToPay } from '../../../../sections/giving/how-to-pay';
import { emailAddress, personName } from '../../../../sections/registration/contact-fields';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { formatRupiah } from '../../../../ui/format';
import { amounts, givenAmount, OTHER, typedAmount } from './gift';

export const pledgeFields = {
  amount: { kind: 'radio', label: 'Jumlah', options: amounts },
  otherAmount: {
    kind: 'rupiah',
    label: 'Jumlah lain (rupiah)',
    placeholder: '75.000',
    max: 20,
    rules: [typedAmount],
    when: ({ amount }) => amount === OTHER,
  },
  name: { ...personName, label: 'Nama (boleh samaran)' },
  email: { ...emailAddress, own: 'email' },
  message: { kind: 'area', label: 'Pesan', optional: true, lines: 3, max: 500 },
} satisfies FormFields;

const OVER: Failed<Gift> = {
  status: false,
  code: 410,
  message: 'Kampanye ini sudah selesai, jadi niat donasi baru tidak diterima lagi.',
  data: null,
  errors: {},
};

interface PledgeFormProps {
  campaign: Pick<Post, 'slug' | 'title' | 'endDate'>;
  /** Whether it has ended while the form was filled in. */
  hasEnded: boolean;
  labelledBy: string;
  onGiven: (gift: Gift) => void;
}

/** Pledges a donation and tells how it is paid, which the edge's mail tells too. */
export function PledgeForm({ campaign, hasEnded, labelledBy, onGiven }: PledgeFormProps) {
  const has = usePageSet();
  const { cache } = useApp();
  const form = useForm<keyof typeof pledgeFields, Gift>({
    name: 'donation',
    fields: pledgeFields,
    initial: { amount: '50000' },
    send: async (values, send) => {
      // It may have ended since the page was opened.
      if (isOver(campaign, clock.now())) return OVER;
      const { name, email, message } = values;
      const amount = givenAmount(values);
      const answer = await send(
        createDonation({
          ...{ campaign: campaign.slug, name, email, amount },
          ...(message !== '' && { message }),
        }),
      );
      // The platform may have closed it: then the page says so, and keeps what was typed.
      if (!answer.status) changedElsewhere(cache, getCampaign(campaign.slug));
      const { slug, title } = campaign;
      const at = clock.date().toISOString();
      const given = mapAnswer(answer, (how): Gift => {
        return { campaign: slug, campaignName: title, amount, at, ...how };
      });
      return values.amount === OTHER ? renameErrors(given, { amount: 'otherAmount' }) : given;
    },
    shape: gift,
    onSent: onGiven,
  });
  const amount = givenAmount(form.values);
  // What is chosen before the page is alive changes no button.
  const isHydrated = useIsHydrated();
  const sent = (
    <>
      <h3>Terima kasih, {form.values.name}</h3>
      <p>
        Niat donasimu {formatRupiah(amount)} untuk {campaign.title} sudah kami catat. Satu langkah
        lagi: kirim uangnya.
      </p>
      {form.data && <HowToPay gift={form.data} />}
      <p>
        Petunjuk yang sama kami kirim ke {form.values.email}, dan tersimpan di bawah halaman ini.
      </p>
      <ActionRow>
        {has('donation') && (
          <ButtonLink to={`${pagePath('donation')}#harapan`}>Titipkan harapan</ButtonLink>
        )}
        <SendAnother form={form}>Donasi lagi</SendAnother>
      </ActionRow>
    </>
  );
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      submit={isHydrated && amount > 0 ? `Donasi ${formatRupiah(amount)}` : 'Donasi'}
      sent={sent}
    >
      {hasEnded && (
        <Notice tone="warning">{OVER.message} Tulisanmu masih di sini dan belum dikirim.</Notice>
      )}
      <FormField form={form} name="amount" />
      <FormField form={form} name="otherAmount" />
      <FormRow>
        <FormField form={form} name="name" />
        <FormField form={form} name="email" />
      </FormRow>
      <FormField form={form} name="message" />
    </Form>
  );
}

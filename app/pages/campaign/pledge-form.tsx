import { useRef } from 'react';
import { createDonation } from '../../api/donation';
import type { Post } from '../../api/post';
import type { Gift } from '../../features/campaigns/gifts';
import { HowToPay } from '../../features/campaigns/how-to-pay';
import type { FormFields } from '../../features/forms/fields';
import { Form, FormRow } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { useForm } from '../../features/forms/use-form';
import { renameErrors } from '../../features/forms/validate';
import { emailAddress, personName } from '../../features/registration/contact-fields';
import { pagePath, usePageSet } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { formatRupiah } from '../../ui/format';
import { amounts, givenAmount, OTHER, typedAmount } from './gift';

const fields = {
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

interface PledgeFormProps {
  campaign: Pick<Post, 'slug' | 'title'>;
  labelledBy: string;
  onGiven: (gift: Gift) => void;
}

/** Pledges a donation and tells how it is paid, which the edge's mail tells too. */
export function PledgeForm({ campaign, labelledBy, onGiven }: PledgeFormProps) {
  const has = usePageSet();
  const given = useRef<Gift>(null);
  const form = useForm({
    name: 'donation',
    fields,
    initial: { amount: '50000' },
    send: async (values, send) => {
      const { name, email, message } = values;
      const amount = givenAmount(values);
      const answer = await send(
        createDonation({
          ...{ campaign: campaign.slug, name, email, amount },
          ...(message !== '' && { message }),
        }),
      );
      if (answer.status) {
        const { slug, title } = campaign;
        const at = new Date().toISOString();
        given.current = { campaign: slug, campaignName: title, amount, at, ...answer.data };
        onGiven(given.current);
      }
      return values.amount === OTHER ? renameErrors(answer, { amount: 'otherAmount' }) : answer;
    },
  });
  const amount = givenAmount(form.values);
  const sent = (
    <>
      <h3>Terima kasih, {form.values.name}</h3>
      <p>
        Niat donasimu {formatRupiah(amount)} untuk {campaign.title} sudah kami catat. Satu langkah
        lagi: kirim uangnya.
      </p>
      {given.current && <HowToPay gift={given.current} />}
      <p>
        Petunjuk yang sama kami kirim ke {form.values.email}, dan tersimpan di bawah halaman ini.
      </p>
      <ActionRow>
        {has('donation') && (
          <ButtonLink to={`${pagePath('donation')}#harapan`}>Titipkan harapan</ButtonLink>
        )}
        <Button variant="secondary" onClick={form.reset}>
          Donasi lagi
        </Button>
      </ActionRow>
    </>
  );
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      submit={amount > 0 ? `Donasi ${formatRupiah(amount)}` : 'Donasi'}
      sent={sent}
    >
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

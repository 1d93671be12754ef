import { createDonation } from '../../api/donation';
import type { FormFields } from '../../features/forms/fields';
import { Form, FormRow } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { useForm } from '../../features/forms/use-form';
import { renameErrors } from '../../features/forms/validate';
import { emailAddress, personName } from '../../features/registration/contact-fields';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { formatRupiah } from '../../ui/format';
import { campaignName, campaigns } from './campaigns';
import { amounts, givenAmount, OTHER, typedAmount } from './gift';

const fields = {
  campaign: {
    kind: 'select',
    label: 'Kampanye',
    options: campaigns.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  amount: { kind: 'radio', label: 'Jumlah', options: amounts },
  otherAmount: {
    kind: 'text',
    label: 'Jumlah lain (rupiah)',
    placeholder: '75.000',
    max: 20,
    rules: [typedAmount],
    when: ({ amount }) => amount === OTHER,
  },
  name: { ...personName, label: 'Nama (boleh samaran)' },
  email: emailAddress,
  message: { kind: 'area', label: 'Pesan', optional: true, lines: 3, max: 500 },
} satisfies FormFields;

interface DonationFormProps {
  /** Chosen at first; empty for none. */
  campaign: string;
  labelledBy: string;
  onGiven: () => void;
}

/** Records a donation; how to transfer it is sent by mail. */
export function DonationForm({ campaign, labelledBy, onGiven }: DonationFormProps) {
  const form = useForm({
    name: 'donation',
    fields,
    initial: { amount: '50000' },
    preset: campaign === '' ? {} : { campaign },
    send: async (values, send) => {
      const { name, email, message } = values;
      const answer = await send(
        createDonation({
          ...{ campaign: values.campaign, name, email },
          amount: givenAmount(values),
          ...(message !== '' && { message }),
        }),
      );
      if (answer.status) onGiven();
      return values.amount === OTHER ? renameErrors(answer, { amount: 'otherAmount' }) : answer;
    },
  });
  const amount = givenAmount(form.values);
  const sent = (
    <>
      <h3>Terima kasih, {form.values.name}</h3>
      <p>
        Donasi {formatRupiah(amount)} untuk {campaignName(form.values.campaign)} sudah kami catat.
        Petunjuk transfer kami kirim ke {form.values.email}.
      </p>
      <ActionRow>
        <ButtonLink to="#harapan" preventScrollReset>
          Titipkan harapan
        </ButtonLink>
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
      <FormField form={form} name="campaign" />
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

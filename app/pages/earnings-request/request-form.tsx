import { useMemo, useState } from 'react';
import { type Balance, type Bank, type Payout, requestPayout } from '../../api/payout';
import { useApp } from '../../app-context';
import { Form, FormRow } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { readRupiah } from '../../features/forms/rupiah';
import { useForm } from '../../features/forms/use-form';
import { FactRows } from '../../features/portal/fact-rows';
import { pagePath } from '../../route/page-table';
import { Button, ButtonLink } from '../../ui/button';
import { ActionRow } from '../../ui/container';
import { Notice } from '../../ui/feedback';
import { formatRupiah } from '../../ui/format';
import { initialRequest, type RequestField, requestFields } from './request-fields';
import styles from './request-form.module.css';
import { forgetRequestKey, requestKey } from './request-key';

interface RequestFormProps {
  balance: Balance;
  banks: readonly Bank[];
  /** The payout whose account the form begins with. */
  before: Payout | undefined;
  /** The payout that was rejected and is asked for again. */
  rejected: Payout | undefined;
}

const names: readonly RequestField[] = ['amount', 'bank', 'accountNumber', 'accountName'];

/** Two steps: what is asked for, and a second look at it before it is sent. */
export function RequestForm({ balance, banks, before, rejected }: RequestFormProps) {
  const app = useApp();
  const [isReview, setReview] = useState(false);
  const fields = useMemo(() => requestFields(balance, banks), [balance, banks]);
  const form = useForm<RequestField>({
    name: rejected ? `payout-${rejected.id}` : 'payout',
    fields,
    initial: initialRequest(before, rejected),
    onRefused: (errors) => {
      if (Object.keys(errors).length > 0) setReview(false);
    },
    async send({ amount, ...account }, send) {
      const asked = { ...account, amount: Number(amount) };
      const key = requestKey(app.session, asked);
      const answer = await send(requestPayout({ ...asked, key }));
      // Whatever has become of it, the figures are to be asked for again.
      app.cache.expire();
      if (answer.status) forgetRequestKey(app.session);
      return answer;
    },
  });
  const review = () => {
    if (form.check(names)) setReview(true);
  };
  return (
    <Form
      form={form}
      labelledBy="isi-penarikan"
      submit={isReview ? 'Ajukan penarikan' : 'Tinjau penarikan'}
      onNext={isReview ? undefined : review}
      sent={<Sent amount={readRupiah(form.values.amount) ?? 0} />}
      beside={
        isReview && (
          <Button variant="secondary" size="large" onClick={() => setReview(false)}>
            Ubah
          </Button>
        )
      }
    >
      {isReview ? (
        <Review values={form.values} fee={balance.fee} banks={banks} />
      ) : (
        <>
          {rejected?.note && (
            <Notice tone="warning">Penarikan ini ditolak sebelumnya: {rejected.note}</Notice>
          )}
          <FormField form={form} name="amount" />
          <FormRow>
            <FormField form={form} name="bank" />
            <FormField form={form} name="accountNumber" />
          </FormRow>
          <FormField form={form} name="accountName" />
        </>
      )}
    </Form>
  );
}

interface ReviewProps {
  values: Readonly<Record<RequestField, string>>;
  fee: number;
  banks: readonly Bank[];
}

function Review({ values, fee, banks }: ReviewProps) {
  const amount = readRupiah(values.amount) ?? 0;
  const bank = banks.find(({ code }) => code === values.bank);
  const account = (
    <>
      {bank?.name ?? values.bank}
      <span>
        {values.accountNumber}, atas nama {values.accountName}
      </span>
    </>
  );
  return (
    <div className={styles.review}>
      <p>Periksa sekali lagi. Setelah diajukan, penarikan tidak bisa diubah.</p>
      <FactRows
        rows={[
          ['Jumlah', formatRupiah(amount)],
          ['Biaya', `− ${formatRupiah(fee)}`],
          ['Kamu terima', formatRupiah(amount - fee)],
          ['Ke rekening', account],
        ]}
      />
    </div>
  );
}

function Sent({ amount }: { amount: number }) {
  return (
    <>
      <h3>Penarikan {formatRupiah(amount)} sudah diajukan</h3>
      <p>
        Saldomu sudah berkurang. Statusnya ada di daftar penarikan, sampai pengelola memutuskan.
      </p>
      <ActionRow>
        <ButtonLink to={pagePath('earnings')}>Lihat penarikan</ButtonLink>
      </ActionRow>
    </>
  );
}

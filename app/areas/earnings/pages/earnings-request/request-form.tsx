import { useMemo, useState } from 'react';
import {
  type Balance,
  type Bank,
  getBalance,
  type Payout,
  requestPayout,
} from '../../../../api/payout';
import { useApp } from '../../../../core/app-context';
import { changedElsewhere } from '../../../../data/send-write';
import { pagePath } from '../../../../router/page-table';
import { Form, FormRow, StepButton } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { createPosting, type Posted } from '../../../../sections/forms/posted';
import { readRupiah } from '../../../../sections/forms/rupiah';
import { GO_TO, STEP } from '../../../../sections/forms/steps';
import { useForm } from '../../../../sections/forms/use-form';
import { FactRows } from '../../../../sections/portal/fact-rows';
import { ButtonLink } from '../../../../ui/button';
import { ActionRow } from '../../../../ui/container';
import { Notice } from '../../../../ui/feedback';
import { formatRupiah } from '../../../../ui/format';
import { useStepFocus } from '../../use-step-focus';
import { AccountChoice } from './account-choice';
import { initialRequest, REQUEST_STEPS, type RequestField, requestFields } from './request-fields';
import styles from './request-form.module.css';
import { forgetRequestKey, newSeed, requestKey, seededKey } from './request-key';
import { keepAccount } from './saved-accounts';

export interface RequestFormProps {
  balance: Balance;
  banks: readonly Bank[];
  /** The payout whose account the form begins with. */
  before: Payout | undefined;
  /** The payout that was rejected and is asked for again. */
  rejected: Payout | undefined;
  /** Told once it is sent. */
  onSent: () => void;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** The form's name: one that was rejected is another one for each. */
export const requestFormName = (rejected: Payout | undefined): string =>
  rejected ? `payout-${rejected.id}` : 'payout';

/** Two steps: what is asked for, and a second look at it before it is sent. */
export function RequestForm({ balance, banks, before, rejected, onSent }: RequestFormProps) {
  const app = useApp();
  const name = requestFormName(rejected);
  const isTried = isLastStep(app.service(createPosting).of(name));
  const fields = useMemo(() => requestFields(balance, banks), [balance, banks]);
  const form = useForm<RequestField>({
    name,
    // Whether the balance holds what is sent a second time the platform says: it may have it already.
    fields: isTried ? requestFields({ ...balance, available: MOST }, banks) : fields,
    steps: REQUEST_STEPS,
    // A page that no script takes over says itself which request it is of: pressed twice, it is one.
    initial: {
      ...initialRequest(before, rejected),
      ...(import.meta.env.SSR && { seed: newSeed() }),
    },
    onSent,
    onRefused: (errors) => {
      if (Object.keys(errors).length > 0) setReview(false);
    },
    async send({ amount, seed, ...account }, send) {
      const asked = { ...account, amount: Number(amount) };
      const key = seed === '' ? requestKey(app.session, asked) : await seededKey(seed, asked);
      const answer = await send(requestPayout({ ...asked, key }));
      if (answer.status) {
        forgetRequestKey(app.session);
        keepAccount(app.work, account);
      } else if (answer.code === 422) {
        // The balance that is shown may be older than what refused the sum.
        changedElsewhere(app.cache, getBalance());
      }
      return answer;
    },
  });
  const [isReview, setReview] = useState(form.postedStep === 1);
  const stepName = isReview ? 'Tinjau penarikan' : 'Isi penarikan';
  const place = useStepFocus(stepName);
  const review = () => {
    if (form.check(REQUEST_STEPS[0]?.names ?? [])) setReview(true);
  };
  return (
    <Form
      form={form}
      step={isReview ? 1 : 0}
      labelledBy="isi-penarikan"
      submit={isReview ? 'Ajukan penarikan' : 'Tinjau penarikan'}
      onNext={isReview ? undefined : review}
      sent={<Sent amount={readRupiah(form.values.amount) ?? 0} />}
      beside={
        isReview && (
          <StepButton step={0} onGo={() => setReview(false)}>
            Ubah
          </StepButton>
        )
      }
    >
      <section ref={place} tabIndex={-1} aria-label={stepName} className={styles.step}>
        {isReview ? (
          <Review values={form.values} fee={balance.fee} banks={banks} />
        ) : (
          <>
            {rejected?.note && (
              <Notice tone="warning">Penarikan ini ditolak sebelumnya: {rejected.note}</Notice>
            )}
            <FormField form={form} name="amount" />
            <AccountChoice
              banks={banks}
              now={form.values}
              onChoose={({ bank, accountNumber, accountName }) => {
                form.set('bank', bank);
                form.set('accountNumber', accountNumber);
                form.set('accountName', accountName);
              }}
            />
            <FormRow>
              <FormField form={form} name="bank" />
              <FormField form={form} name="accountNumber" />
            </FormRow>
            <FormField form={form} name="accountName" />
          </>
        )}
      </section>
    </Form>
  );
}

/** Whether a form that the browser itself has sent is to be judged as a whole. */
function isLastStep(posted: Posted | null): boolean {
  if (posted === null || posted.refusal !== null) return false;
  return posted.values[STEP] === '1' && posted.values[GO_TO] === undefined;
}

interface ReviewProps {
  values: Readonly<Record<RequestField, string>>;
  fee: number | null;
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
          ...(fee === null
            ? []
            : ([
                ['Biaya', `− ${formatRupiah(fee)}`],
                ['Kamu terima', formatRupiah(amount - fee)],
              ] as const)),
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
        Rekeningnya diingat di peramban ini untuk penarikan berikutnya.
      </p>
      <ActionRow>
        <ButtonLink to={pagePath('earnings')}>Lihat penarikan</ButtonLink>
      </ActionRow>
    </>
  );
}

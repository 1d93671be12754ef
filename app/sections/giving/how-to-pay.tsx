import { Button } from '../../ui/button';
import { formatRupiah } from '../../ui/format';
import { useCopy } from '../../ui/use-copy';
import { MomentText } from '../../ui/value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type Gift, isPayable } from './gifts';
import styles from './how-to-pay.module.css';

/** How a pledge is paid: to which account, how much, and with which word. */
export function HowToPay({ gift }: { gift: Gift }) {
  const { amount, code, payment, payBefore } = gift;
  if (!isPayable(gift)) {
    return <p>Cara membayarnya kami kirim ke surelmu. Periksa juga kotak spam.</p>;
  }
  return (
    <>
      <p>Transfer tepat sejumlah ini, dengan berita di bawahnya agar kami mengenali donasimu.</p>
      <dl className={styles.facts}>
        <Line name="Jumlah" text={formatRupiah(amount)} copied={String(amount)} />
        <Line name="Bank" text={payment.bank} />
        <Line name="Nomor rekening" text={payment.accountNumber} copied={payment.accountNumber} />
        <Line name="Atas nama" text={payment.accountName} />
        <Line name="Berita transfer" text={code} copied={code} />
      </dl>
      {payBefore !== '' && (
        <p className={styles.until}>
          Kami tunggu sampai <MomentText value={payBefore} />. Lewat dari itu niatmu tidak hangus,
          kabari kami saja.
        </p>
      )}
    </>
  );
}

interface LineProps {
  name: string;
  text: string;
  /** What the clipboard gets; without it there is nothing to copy. */
  copied?: string;
}

function Line({ name, text, copied }: LineProps) {
  if (text === '') return null;
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <span>{text}</span>
        {copied && <Copy name={name} text={copied.replace(/\s/g, '')} />}
      </dd>
    </div>
  );
}

const OUTCOMES = { none: 'Salin', copied: 'Tersalin', failed: 'Gagal menyalin' } as const;

function Copy({ name, text }: { name: string; text: string }) {
  const { outcome, copy } = useCopy(text);
  return (
    <Button size="small" variant="ghost" onClick={copy}>
      <span aria-live="polite">{OUTCOMES[outcome]}</span>
      <VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
    </Button>
  );
}

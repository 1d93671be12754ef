import { getDonationTotal } from '../../api/donation';
import { useCall } from '../../data/use-call';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { formatRupiah } from '../../ui/format';
import { DateText } from '../../ui/value';
import type { Gift } from './gifts';
import { HowToPay } from './how-to-pay';
import styles from './my-gifts.module.css';

interface MyGiftsProps {
  gifts: readonly Gift[];
  /** Takes one out of the list. */
  onDrop: (gift: Gift) => void;
}

/** What has been pledged from this browser, with the state that the platform tells of each. */
export function MyGifts({ gifts, onDrop }: MyGiftsProps) {
  return (
    <>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={`${gift.code}${gift.at}`}>
            <OneGift gift={gift} onDrop={() => onDrop(gift)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Daftar ini disimpan di peramban ini saja. Di perangkat lain, pegang surel kami sebagai
        catatannya.
      </p>
    </>
  );
}

function OneGift({ gift, onDrop }: { gift: Gift; onDrop: () => void }) {
  const { amount, campaignName, at, code } = gift;
  // The sum of what has come under the pledge's code: nothing as long as it is only promised.
  const paid = useCall(code === '' ? null : getDonationTotal({ code, status: 'paid' }));
  const isPaid = paid.status === 'ready' && paid.data > 0;
  return (
    <Card className={styles.gift ?? ''}>
      <div className={styles.head}>
        <p>
          <strong className={styles.amount}>{formatRupiah(amount)}</strong> untuk {campaignName}
          <br />
          <span className={styles.at}>
            Dijanjikan <DateText value={at} />
          </span>
        </p>
        <Badge tone={isPaid ? 'green' : 'orange'} dot>
          {isPaid ? 'Sudah diterima' : 'Menunggu transfer'}
        </Badge>
      </div>
      {isPaid ? (
        <p>Terima kasih, uangnya sudah kami terima dan sudah masuk hitungan.</p>
      ) : (
        <details>
          <summary>Cara membayar</summary>
          <HowToPay gift={gift} />
        </details>
      )}
      <Button size="small" variant="ghost" onClick={onDrop}>
        Hapus dari daftar ini
      </Button>
    </Card>
  );
}

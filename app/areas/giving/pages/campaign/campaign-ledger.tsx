import type { PostDetail } from '../../../../api/post';
import { useRaised } from '../../../../sections/giving/raised';
import { formatRupiah } from '../../../../ui/format';
import { Section, SectionHeading } from '../../../../ui/layout';
import { DateText } from '../../../../ui/value';
import styles from './campaign-ledger.module.css';
import { type LedgerRow, ledgerRows } from './ledger';

interface CampaignLedgerProps {
  campaign: PostDetail;
  hasEnded: boolean;
}

const UNDATED: Readonly<Record<LedgerRow['kind'], string>> = {
  note: '',
  in: 'Sampai hari ini',
  promised: 'Sampai hari ini',
  out: 'Direncanakan',
};

/** A campaign's book: what came in, what is promised and what it is planned for, line by line. */
export function CampaignLedger({ campaign, hasEnded }: CampaignLedgerProps) {
  const { ref, raised } = useRaised([campaign.slug]);
  const sums = raised.status === 'ready' ? raised.data : null;
  const rows = ledgerRows({ ...campaign, raised: sums, hasEnded });
  return (
    <Section labelledBy="buku-kas">
      <SectionHeading id="buku-kas" title="Buku kas kampanye ini" />
      <div ref={ref}>
        <ol className={styles.rows}>
          {rows.map(({ date, what, amount, kind }) => (
            <li key={what} data-kind={kind}>
              <span className={styles.date}>
                {date === '' ? UNDATED[kind] : <DateText value={date} length="short" />}
              </span>
              <span>{what}</span>
              <span className={styles.amount}>{amount === null ? '–' : formatRupiah(amount)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.spent}>
          Belum ada pengeluaran yang dicatat di halaman ini. Begitu ada yang dibayar, kami
          menuliskannya di kabar kampanye beserta notanya.
        </p>
      </div>
    </Section>
  );
}

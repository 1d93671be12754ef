import { useNow } from '../../core/hydration/live';
import { endOf, parseDeadline } from '../../core/wib';
import { MomentText } from '../../ui/value';
import { timeLeftText } from './time-left-text';

interface TimeLeftProps {
  until: string;
  /** Only how long: until when stands beside it already. */
  brief?: boolean;
}

/** Until when an invoice can be paid, and how long that is from now. */
export function TimeLeft({ until, brief }: TimeLeftProps) {
  const now = useNow(30_000);
  const due = parseDeadline(until);
  if (due === null) return null;
  const left = timeLeftText(endOf(due) - now);
  if (left === null) return <>Waktu membayarnya sudah habis.</>;
  return (
    <>
      Bayar dalam <strong>{left}</strong>
      {!brief && (
        <>
          , sampai <MomentText value={until} />
        </>
      )}
      .
    </>
  );
}

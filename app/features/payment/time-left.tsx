import { useNow } from '../../live';
import { MomentText } from '../../ui/value';
import { endOf, parseTime } from '../../wib';
import { timeLeftText } from './time-left-text';

/** Until when an invoice can be paid, and how long that is from now. */
export function TimeLeft({ until }: { until: string }) {
  const now = useNow(30_000);
  const due = parseTime(until);
  if (due === null) return null;
  const left = timeLeftText(endOf(due) - now);
  if (left === null) return <>Waktu membayarnya sudah habis.</>;
  return (
    <>
      Bayar dalam <strong>{left}</strong>, sampai <MomentText value={until} />.
    </>
  );
}

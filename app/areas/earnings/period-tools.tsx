import { type SubmitEvent, useState } from 'react';
import { useNow } from '../../core/hydration/live';
import { dayAt } from '../../core/wib';
import { useWayOn } from '../../router/use-way-on';
import { FilterNav } from '../../sections/lists/filter-nav';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { isInOrder, type Period, periodWord, usualPeriods } from './period';
import styles from './period-tools.module.css';

interface PeriodToolsProps {
  period: Period;
  /** The address that shows a range; empty for all days. */
  hrefOf: (word: string) => string;
}

/** Which days are shown: one of the usual ranges, or any other. */
export function PeriodTools({ period, hrefOf }: PeriodToolsProps) {
  const now = periodWord(period);
  const usual = usualPeriods(dayAt(useNow()));
  return (
    <div className={styles.tools}>
      <FilterNav
        label="Rentang waktu"
        options={usual.map(({ label, period: one }) => ({
          label,
          to: hrefOf(periodWord(one)),
          selected: periodWord(one) === now,
        }))}
      />
      <OwnPeriod key={now} period={period} hrefOf={hrefOf} />
    </div>
  );
}

function OwnPeriod({ period, hrefOf }: PeriodToolsProps) {
  const way = useWayOn();
  const [days, setDays] = useState(period);
  const [isWrong, setWrong] = useState(false);
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isInOrder(days)) return setWrong(true);
    setWrong(false);
    way.go(hrefOf(periodWord(days)), { preventScrollReset: true });
  };
  const change = (part: Partial<Period>) => setDays({ ...days, ...part });
  return (
    <form
      method="dialog"
      aria-label="Rentang tanggal"
      noValidate
      className={styles.own}
      onSubmit={show}
    >
      <Field label="Dari tanggal">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={days.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        )}
      </Field>
      <Field
        label="Sampai tanggal"
        error={isWrong ? 'Tanggal akhir tidak boleh sebelum tanggal awal.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={days.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Tampilkan
      </Button>
    </form>
  );
}

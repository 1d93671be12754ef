import { useNow } from '../../../../core/hydration/live';
import { formatDate } from '../../../../core/wib';
import { FormRow } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import type { FieldForm } from '../../../../sections/forms/use-fields';
import { weekdayText } from '../../../../sections/organisations/appointment/appointment';
import { nextOpenDays } from '../../../../sections/organisations/appointment/days';
import { Button } from '../../../../ui/button';
import { OwnTime } from '../../../../ui/value';
import styles from './time-fields.module.css';

const MINUTE_MS = 60_000;

/** How many days are offered to press. */
const DAYS = 5;

/** The day and the hour of an appointment, with the next office days to press. */
export function TimeFields({ form }: { form: FieldForm<'date' | 'time'> }) {
  const { date, time } = form.values;
  const days = nextOpenDays(useNow(MINUTE_MS), DAYS);
  return (
    <>
      <fieldset className={styles.days} data-scripted="">
        <legend>Hari kerja terdekat</legend>
        {days.map((day) => (
          <Button
            key={day}
            size="small"
            variant={day === date ? 'primary' : 'secondary'}
            aria-pressed={day === date}
            onClick={() => form.set('date', day)}
          >
            {`${weekdayText(day)}, ${formatDate(day, 'short').replace(/ \d+$/, '')}`}
          </Button>
        ))}
      </fieldset>
      <FormRow>
        <FormField form={form} name="date" />
        <FormField form={form} name="time" />
      </FormRow>
      {date !== '' && time !== '' && (
        <p className={styles.own}>
          {weekdayText(date)}, {formatDate(date)} pukul {time.replace(':', '.')} WIB
          <OwnTime value={`${date}T${time}`} />
        </p>
      )}
    </>
  );
}

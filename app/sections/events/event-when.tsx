import { OwnTime } from '../../ui/value';
import { type Times, whenText } from './event-facts';

/** When an event is, in WIB, and by the visitor's clock where that shows something else. */
export function EventWhen({ event }: { event: Times }) {
  return (
    <>
      {whenText(event)}
      <OwnTime value={event.startDate} />
    </>
  );
}

/** Further facts as one text, each after the separator; empty ones are left out. */
export function textAfter(separator: string, ...facts: readonly string[]): string {
  return facts.map((fact) => fact && separator + fact).join('');
}

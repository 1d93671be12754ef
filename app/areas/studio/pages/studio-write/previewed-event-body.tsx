import { EventBody } from '../../../../sections/events/event-page';
import type { PreviewedProps } from './previewed-post';

/** An event as its readers see it. */
export default function PreviewedEventBody({ kind: { look, label }, item }: PreviewedProps) {
  return <EventBody kind={look} item={item} listLabel={label} />;
}

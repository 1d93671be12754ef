import { VisuallyHidden } from '../../ui/visually-hidden';
import { type Conversation, currentExchange, shownExchanges } from './conversation';

const ENDINGS: Partial<Record<Conversation['status'], string>> = {
  finished: 'Jawaban selesai',
  stopped: 'Asisten berhenti menjawab',
  broken: 'Jawaban tidak sampai selesai',
  failed: 'Pertanyaanmu gagal dikirim',
};

/**
 * Says once, when an answer has ended, how. The log itself keeps quiet: read aloud token by token, a
 * streamed answer could not be followed.
 */
export function Announcer({ conversation, drawn }: { conversation: Conversation; drawn: string }) {
  // An old conversation that was opened has no stream that could have ended.
  const hasStream = conversation.turn !== 0;
  const ending = hasStream && isInSight(conversation, drawn) ? ENDINGS[conversation.status] : '';
  return (
    <div role="status">
      <VisuallyHidden>{ending ?? ''}</VisuallyHidden>
    </div>
  );
}

/** Whether all of the answer is drawn, where it is one of those that are shown. */
function isInSight(conversation: Conversation, drawn: string): boolean {
  const exchange = currentExchange(conversation);
  if (exchange === undefined || !shownExchanges(conversation).includes(exchange)) return true;
  return exchange.answer.text === '' || exchange.answer.text === drawn;
}

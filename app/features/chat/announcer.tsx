import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Conversation } from './conversation';

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
export function Announcer({ conversation }: { conversation: Conversation }) {
  // An old conversation that was opened has no stream that could have ended.
  const ending = conversation.turn === 0 ? undefined : ENDINGS[conversation.status];
  return (
    <div role="status">
      <VisuallyHidden>{ending ?? ''}</VisuallyHidden>
    </div>
  );
}

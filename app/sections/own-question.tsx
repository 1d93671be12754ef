import { useOwnWords } from '../ui/own-words';
import type { Said } from '../ui/own-words-files';
import { CallToAction } from './call-to-action';
import { TalkActions } from './talk-actions';

const ASK: Said = [
  'Belum yakin mana yang pas?',
  'Ceritakan tujuan dan waktu yang tersedia, lalu kita pilih bersama.',
];

/** The brand's own question to who has seen a whole list, above the way to a conversation. */
export function OwnQuestion() {
  const [title, text] = useOwnWords()?.about.ask ?? ASK;
  return (
    <CallToAction title={title} text={text}>
      <TalkActions />
    </CallToAction>
  );
}

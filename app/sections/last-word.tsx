import type { PageArgs } from '../router/page-module';
import { createOwnWords, useOwnWords } from '../ui/own-words';
import type { Said } from '../ui/own-words-files';
import { CallToAction } from './call-to-action';
import { TalkActions } from './talk-actions';

const ASK: Said = [
  'Belum yakin mana yang pas?',
  'Ceritakan tujuan dan waktu yang tersedia, lalu kita pilih bersama.',
];

/** The `loader` of a page that ends with `LastWord` and reads nothing else. */
export async function loadLastWord({ app }: Pick<PageArgs, 'app'>): Promise<void> {
  await app.service(createOwnWords).load();
}

/** A page's end: the brand's own question, above the way to a conversation. The page's loader has loaded its words. */
export function LastWord() {
  const [title, text] = useOwnWords()?.about.ask ?? ASK;
  return (
    <CallToAction title={title} text={text}>
      <TalkActions />
    </CallToAction>
  );
}

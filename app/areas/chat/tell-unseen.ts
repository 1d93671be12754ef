import type { App } from '../../core/app';
import { pagePath } from '../../router/page-table';
import { createSight, type News } from '../../router/sight';
import { isActive } from './conversation';
import type { ChatSession, ChatSnapshot } from './session-types';

/**
 * Tells on the page of an answer that ends while nobody sees it, because the chat was closed meanwhile.
 * Returns how to subscribe to the session for who shows it.
 */
export function tellUnseen(app: App, session: ChatSession): ChatSession['subscribe'] {
  let observers = 0;
  let wasActive = false;
  session.subscribe(() => {
    const snapshot = session.getSnapshot();
    const isAnswering = isActive(snapshot.conversation);
    if (wasActive && !isAnswering && observers === 0)
      app.service(createSight).tell(newsOf(app, snapshot));
    wasActive = isAnswering;
  });
  return (listener) => {
    observers += 1;
    const end = session.subscribe(listener);
    return () => {
      observers -= 1;
      end();
    };
  };
}

/** What is said, with the way to the answer where the tenant has a page for it. */
function newsOf({ boot }: App, { conversation: { status } }: ChatSnapshot): News {
  const text =
    status === 'finished' ? 'Asisten sudah selesai menjawab.' : 'Jawaban asisten terputus.';
  const link = { label: 'Lihat jawaban', to: pagePath('chat') };
  return boot.tenant.pages.includes('chat') ? { text, link } : { text };
}

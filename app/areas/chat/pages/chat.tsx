import { useBoot } from '../../../core/app-context';
import { usePage } from '../../../router/use-page';
import { ChatView } from '../chat-view';

/** One conversation goes into another without the page beginning anew. */
export const isOneView = true;

/** The assistant (spec section 2, AI chat with chat history and a vote modal). */
export default function ChatPage() {
  const { tenant } = useBoot();
  const { conversation = '' } = usePage().params;
  return <ChatView title={tenant.titles.chat?.title ?? 'Asisten Belajar'} named={conversation} />;
}

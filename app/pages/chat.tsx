import { useBoot } from '../app-context';
import { ChatView } from '../features/chat/chat-view';

/** The assistant (spec section 2, AI chat with chat history and a vote modal). */
export default function ChatPage() {
  const { tenant } = useBoot();
  return <ChatView title={tenant.titles.chat?.title ?? 'Asisten Belajar'} />;
}

import { emptyConversation } from './conversation';
import type { ChatSnapshot } from './session-types';

/** What belongs to a conversation that is left. */
export const NOTHING_BESIDE = {
  opening: null,
  notice: '',
  isChecking: false,
  resend: null,
  background: null,
};

/** What a chat shows that has not begun, and what the edge knows of any. */
export const NOTHING: ChatSnapshot = {
  ...NOTHING_BESIDE,
  conversation: emptyConversation,
  history: [],
  historyState: 'reading',
  votes: {},
  older: 'none',
  removed: null,
};

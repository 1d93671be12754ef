/** Who is signed in, asked once for all that want to know. */
import type { Answer } from '../../api/answer';
import { getMe, USER_KIND, type User } from '../../api/user';
import { takeOver } from '../../api/visitor-store';
import type { App } from '../../app';
import { createSession } from './session';

export interface Visitor {
  /**
   * The signed-in visitor; a failure is asked about again the next time. What somebody else has left
   * in this browser is cleared, and the page, which may show some of it, loaded anew.
   */
  who(reload?: () => void): Promise<Answer<User>>;
  /** Whoever signs in next is asked about anew. */
  forget(): void;
}

/** The app's one visitor: `app.of(createVisitor)`. */
export function createVisitor(app: App): Visitor {
  const { store } = app;
  let asked: Promise<Answer<User>> | undefined;

  const ask = async (reload: () => void) => {
    const answer = await app.send(getMe());
    if (!answer.status) asked = undefined;
    if (answer.code === 401) store.remove(USER_KIND);
    if (!answer.status) return answer;
    const { id, role } = answer.data;
    const isOther = id !== '' && takeOver(app, id, new Date());
    // The sidebar goes by the role.
    if (role === null) store.remove(USER_KIND);
    else store.set(USER_KIND, role);
    if (isOther) {
      // The assistant still knows the one before.
      await app.of(createSession).end('assistant');
      reload();
    }
    return answer;
  };

  return {
    who(reload = () => location.reload()) {
      asked ??= ask(reload).catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
      return asked;
    },
    forget() {
      asked = undefined;
    },
  };
}

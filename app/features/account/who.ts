/** Who is signed in, asked once for all that want to know. */
import type { Answer } from '../../api/answer';
import { getMe, USER_KIND, type User } from '../../api/user';
import type { App } from '../../app';
import { createSessionMark } from './session';

export interface Visitor {
  /** The signed-in visitor. The mark of a session follows what the platform says of it. */
  who(): Promise<Answer<User>>;
  /** Signs out: both cookies go, then everything that was loaded for the visitor. */
  signOut(reload?: () => void): Promise<boolean>;
}

/** The app's one visitor: `app.of(createVisitor)`. */
export function createVisitor(app: App): Visitor {
  const { store } = app;
  const mark = app.of(createSessionMark);
  let asked: Promise<Answer<User>> | undefined;

  const ask = async () => {
    const answer = await app.send(getMe());
    if (!answer.status) asked = undefined;
    if (answer.code === 401) forget();
    if (!answer.status) return answer;
    mark.remember();
    // The sidebar goes by the role.
    const { role } = answer.data;
    if (role === null) store.remove(USER_KIND);
    else store.set(USER_KIND, role);
    return answer;
  };
  const forget = () => {
    store.remove(USER_KIND);
    mark.forget();
  };

  return {
    who() {
      asked ??= ask().catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
      return asked;
    },
    async signOut(reload = () => location.reload()) {
      const isOut = await app.fetch('/session/logout', { method: 'POST' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isOut) return false;
      forget();
      reload();
      return true;
    },
  };
}

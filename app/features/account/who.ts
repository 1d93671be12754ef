/** Who is signed in, asked once for all that want to know. */
import type { Answer } from '../../api/answer';
import { localStore } from '../../api/storage';
import { getMe, USER_KIND, type User } from '../../api/user';
import { forgetSession, rememberSession } from './session';

let asked: Promise<Answer<User>> | undefined;

/** The signed-in visitor. The mark of a session follows what the platform says of it. */
export function whoIsThere(): Promise<Answer<User>> {
  asked ??= getMe().then(
    (answer) => {
      if (answer.status) rememberSession();
      else asked = undefined;
      if (answer.code === 401) forgetVisitor();
      return answer;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Signs out: both cookies go, then everything that was loaded for the visitor. */
export async function signOut(
  reload: () => void = () => location.reload(),
  send: (path: string, init: RequestInit) => Promise<Response> = (path, init) => fetch(path, init),
): Promise<boolean> {
  const isOut = await send('/session/logout', { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isOut) return false;
  forgetVisitor();
  reload();
  return true;
}

function forgetVisitor(): void {
  localStore().remove(USER_KIND);
  forgetSession();
}

/**
 * What the edge shows of the session of a visitor whose browser runs no scripts. A first rendering tells
 * which calls it would read, the edge makes them, and the next one has their answers. In a browser there
 * is nothing of it: `<noscript>` holds what is made of it, which nobody takes over.
 */
import type { RawResponse } from '../../api/answer';
import type { Call } from '../../api/call';
import type { Client } from '../../api/client';
import { useApp } from '../../core/app-context';
import { type QueryResult, resultOf } from '../../data/query-result';

interface Wanted {
  readonly call: Call<unknown>;
  /** Made before it, for what it changes. */
  readonly first: Call<unknown> | undefined;
}

/** The view of the one session that a page is rendered for. */
export function createScriptlessView() {
  const wanted = new Map<string, Wanted>();
  const answers = new Map<string, RawResponse>();
  let isOpen = false;
  let waitingName: string | null = null;
  return {
    /** Begins it, with the name of who waits to be signed in as well; null where nobody does. */
    open(name: string | null) {
      isOpen = true;
      waitingName = name;
    },
    waitingName: () => waitingName,
    /** What is known of a call; null where it is yet to be asked for, and where there is no session. */
    read<T>(call: Call<T>, first?: Call<unknown>): QueryResult<T> | null {
      if (!isOpen) return null;
      const key = `${call.address} ${JSON.stringify(call.body)}`;
      const received = answers.get(key);
      if (received === undefined) {
        wanted.set(key, { call, first });
        return null;
      }
      return resultOf({ received, lastError: null, isFetching: false }, call, () => {});
    },
    /** Asks for what was wanted; false where nothing was. A session that is over ends the view. */
    async ask(client: Client): Promise<boolean> {
      const asked = [...wanted];
      wanted.clear();
      const answered = asked.map(async ([key, { call, first }]) => {
        if (first) await client.receive(first);
        answers.set(key, await client.receive(call));
      });
      await Promise.all(answered);
      isOpen &&= ![...answers.values()].some(isOver);
      return asked.length > 0;
    },
  };
}

function isOver(received: RawResponse): boolean {
  return 'status' in received && received.status === 401;
}

/** As {@link createScriptlessView} reads it; null without a call. */
export function useOwnReading<T>(
  call: Call<T> | null,
  first?: Call<unknown>,
): QueryResult<T> | null {
  const view = useApp().service(createScriptlessView);
  return call && view.read(call, first);
}

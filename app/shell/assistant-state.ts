/** Whether the assistant is open beside the page; as long as the tab is, also after a reload. */

import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { App } from '../core/app';
import { useApp } from '../core/app-context';
import { createListeners } from '../core/listeners';
import type { PageView } from '../router/page-loader';

/** The element's id, which the button names. */
export const ASSISTANT_ID = 'asisten';

const OPEN = 'assistant-open';

/** The app's one: `app.service(createAssistantState)`. */
function createAssistantState({ session }: App) {
  const { subscribe, notify } = createListeners();
  let isOpen = session.get(OPEN) !== null;
  let opener: HTMLElement | null = null;
  const set = (next: boolean) => {
    isOpen = next;
    if (next) session.set(OPEN, '1');
    else session.remove(OPEN);
    notify();
  };
  return {
    isOpen: () => isOpen,
    subscribe,
    open(from: HTMLElement | null) {
      opener = from;
      set(true);
    },
    close: () => set(false),
    /** Focus goes back to where the assistant was opened, which would else be lost with it. */
    giveFocusBack: () => opener?.focus(),
    /** Whether it was opened by hand, and not by a reload. */
    wasOpened: () => opener !== null,
  };
}

/** The assistant beside the page, and how it is opened and closed. */
export function useAssistant() {
  const state = useApp().service(createAssistantState);
  const isOpen = useSyncExternalStore(state.subscribe, state.isOpen, () => false);
  const view = useRouteLoaderData<PageView>('page');
  const isElsewhere = view?.match.name === 'chat';
  const { open, close, giveFocusBack, wasOpened } = state;
  return {
    isOpen: isOpen && !isElsewhere,
    isElsewhere,
    open,
    close,
    giveFocusBack,
    wasOpened,
  };
}

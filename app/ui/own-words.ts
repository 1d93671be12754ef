/**
 * What a brand says in its own voice on pages that all brands have: `app/brands/<layout>/words.json`.
 * It stands apart from the landing, whose visitors mostly never need it.
 */
import { use } from 'react';
import type { App } from '../core/app';
import { useApp } from '../core/app-context';
import { loadChunk } from '../router/chunk-guard';
import type { OwnWords } from './own-words-files';

/** The words of one app's brand. */
export function createOwnWords({ boot }: App) {
  let promise: Promise<OwnWords | null> | null = null;
  const begin = () => {
    const loading = loadChunk(() => import('./own-words-files'))
      .then(({ ownWords }) => ownWords(boot.tenant.layout))
      .catch(() => null);
    // `use` does not wait for a promise whose value stands in the fields that React sets itself.
    void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
    return loading;
  };
  return {
    /** Null where the layout has no words of its own, or they cannot be loaded: the general ones stand. */
    load: (): Promise<OwnWords | null> => (promise ??= begin()),
  };
}

/** The brand's own words; suspends until they are there. At the edge they are there before it renders. */
export function useOwnWords(): OwnWords | null {
  return use(useApp().service(createOwnWords).load());
}

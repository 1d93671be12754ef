/** Where each list was left, so that the way back from one of its items keeps its filters. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../../core/app-context';
import { usePage } from '../../router/use-page';

/** Queries (`?page=2`, or empty) by the list's path. */
function createPlaces(): Map<string, string> {
  return new Map();
}

/** For a list's page: remembers the query that it shows. */
export function useRememberedList(): void {
  const places = useApp().service(createPlaces);
  const { canonical } = usePage();
  const { search } = useLocation();
  useEffect(() => void places.set(canonical, search), [places, canonical, search]);
}

/** Tells the address of the list at a path, as the visitor left it. */
export function useReturnToList(): (path: string) => string {
  const places = useApp().service(createPlaces);
  return (path) => path + (places.get(path) ?? '');
}

import { useEffect, useState } from 'react';

/** How long typing must rest before what was typed is asked for, in ms. */
const REST_MS = 300;

/** The value, once it has not changed for a moment. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

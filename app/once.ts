/** Makes something when it is first needed, and gives the same from then on: for what is dear to make. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

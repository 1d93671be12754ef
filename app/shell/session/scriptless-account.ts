/** In a browser that runs scripts there is nothing of it: the edge has its own (`scriptless-account.edge.tsx`). */
export function ScriptlessAccount(): null {
  return null;
}

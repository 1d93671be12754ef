/** The worker that finds the colours of code; see colours.ts. */
import type { Coloured, ColourRequest } from './colours';
import { highlight } from './highlight';

/** What of a worker's own global is used here. */
interface Scope {
  onmessage: ((event: MessageEvent<ColourRequest>) => void) | null;
  postMessage(answer: Coloured): void;
}

declare const self: Scope;

self.onmessage = async ({ data: { code, language } }) => {
  self.postMessage(await highlight(code, language).catch(() => null));
};

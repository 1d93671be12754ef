import { Later, type LaterPart } from './later';

/** The parts of a landing that stand below its first screen, from above to below. */
export function LaterParts({ parts }: { parts: readonly LaterPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
    <Later key={index} part={part} />
  ));
}

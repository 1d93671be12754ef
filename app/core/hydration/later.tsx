/**
 * Parts of a page below what is seen first. Their markup comes with the document; their code comes,
 * and they become alive, once a visitor is there and they come near the window, at once when they
 * wait for data there. Until then they are what they are without scripts: there to be read, their
 * links plain links.
 */
import {
  type ComponentType,
  createContext,
  memo,
  type RefCallback,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import { loadChunk } from '../../router/chunk-guard';
import { useApp } from '../app-context';
import { useHandOver } from './early';
import styles from './later.module.css';
import { createGate, type Gate } from './later-gate';
import { createPresence } from './presence';

/**
 * Whether what stands here has become alive because it was wanted: it may have left the window again
 * by the time it looks itself.
 */
export const WasWanted = createContext(false);

/** A part's code. */
export interface LaterPart<P = object> {
  /** Rejects with a ChunkError; asked again, it tries again. `use` waits for no code that is there. */
  readonly load: () => Promise<ComponentType<P>>;
}

/** Names a part by its import, or `ready` when its code is there; stands at a module's top. */
export function laterPart<P = object>(
  load: () => Promise<ComponentType<P>>,
  ready: ComponentType<P> | null = null,
): LaterPart<P> {
  let promise = ready && Promise.resolve(ready);
  const begin = () => {
    const loading = loadChunk(load);
    const forget = () => {
      promise = null;
    };
    loading.then((component) => atHand(loading, component), forget);
    return loading;
  };
  if (promise && ready) atHand(promise, ready);
  return { load: () => (promise ??= begin()) };
}

/** Has `use` not wait for a promise that is kept, by the fields that React sets itself. */
function atHand<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/** Loads what stands further down, for a page that does not come with the document. */
export async function loadParts(parts: readonly LaterPart[]): Promise<void> {
  await Promise.all(parts.map((part) => part.load()));
}

interface LaterProps {
  part: LaterPart;
  /** Whether it lies below what a phone shows first. */
  isBelow?: boolean;
}

/**
 * A part in its place. It must not render again before it is alive, or React would throw away the
 * markup that is there; so it takes nothing that changes.
 */
export const Later = memo(function Later({ part, isBelow = false }: LaterProps) {
  const id = useId();
  const app = useApp();
  const [gate] = useState(() => gateOf(part, id));
  useEffect(() => gate?.watch(app.service(createPresence)), [app, gate]);
  return (
    <div id={id} className={styles.frame} data-later="" data-below={isBelow ? 'all' : undefined}>
      <Suspense fallback={gate ? <AsItStood id={id} gate={gate} /> : <Waiting />}>
        <Alive id={id} part={part} gate={gate} />
      </Suspense>
    </div>
  );
});

/** Only what has come with the document stands there before it is first rendered. */
function gateOf(part: LaterPart, id: string): Gate | null {
  const frame = typeof document === 'undefined' ? null : document.getElementById(id);
  return frame && createGate(part, frame);
}

/** The parts of a landing, from above to below. */
export function LaterParts({ parts }: { parts: readonly LaterPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always the same ones.
    <Later key={index} part={part} isBelow={index > 0} />
  ));
}

/** The part; what came with the document waits to be wanted, what is made here for its code alone. */
function Alive({ id, part, gate }: { id: string; part: LaterPart; gate: Gate | null }) {
  const Part = use(gate ? gate.opened : part.load());
  // On what is made here nobody has done anything yet, but where it came with the document.
  useHandOver(gate?.alive ?? (() => window.early.givenUp(document.getElementById(id))));
  return (
    <WasWanted value={gate !== null}>
      <Part />
    </WasWanted>
  );
}

function Waiting() {
  return <div className={styles.waiting} aria-busy="true" />;
}

/**
 * Where React had to give up the markup that came with the document before the part was alive,
 * because something round it changed: it is put back as it was left.
 */
function AsItStood({ id, gate }: { id: string; gate: Gate }) {
  const [nodes] = useState(() => [...(document.getElementById(id)?.childNodes ?? [])]);
  const fill: RefCallback<HTMLDivElement> = (element) => {
    if (element === null) return;
    element.replaceChildren(...nodes);
    gate.replaced(element.children);
  };
  return <div ref={fill} className={styles.frame} />;
}

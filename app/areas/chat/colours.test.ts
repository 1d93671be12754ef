import { describe, expect, it } from 'vitest';
import { type Coloured, type ColourRequest, type ColourWorker, createColoursOf } from './colours';
import { highlight } from './highlight';

/** Workers that answer when the test says so, and time that passes when it says so. */
function bench() {
  const workers: (ColourWorker & { asked: ColourRequest[]; isOver: boolean })[] = [];
  const timers = new Set<() => void>();
  const colours = createColoursOf(
    () => {
      const worker = {
        asked: [] as ColourRequest[],
        isOver: false,
        onmessage: null,
        onerror: null,
        postMessage: (request: ColourRequest) => void worker.asked.push(request),
        terminate: () => {
          worker.isOver = true;
        },
      };
      workers.push(worker);
      return worker;
    },
    (_ms, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  );
  const answer = (data: Coloured) => workers.at(-1)?.onmessage?.(new MessageEvent('', { data }));
  const passTime = () => {
    for (const run of timers) run();
    timers.clear();
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { colours, workers, timers, answer, passTime, settled };
}

const code = (text: string): ColourRequest => ({ code: text, language: 'js' });

describe('colours found beside the page', () => {
  it('come one after the other, from one worker', async () => {
    const { colours, workers, timers, answer, settled } = bench();
    const found = [colours.find(code('a')), colours.find(code('b'))];
    await settled();
    expect(workers[0]?.asked).toEqual([code('a')]);
    answer([{ text: 'a', kind: '' }]);
    await settled();
    expect(workers[0]?.asked).toEqual([code('a'), code('b')]);
    answer(null);
    expect(await Promise.all(found)).toEqual([[{ text: 'a', kind: '' }], null]);
    expect(workers).toHaveLength(1);
    expect(timers.size).toBe(0);
  });

  it.each<{ name: string; end: (found: ReturnType<typeof bench>) => void }>([
    { name: 'takes too long', end: ({ passTime }) => passTime() },
    {
      name: 'breaks',
      end: ({ workers }) => workers[0]?.onerror?.(new Event('error') as ErrorEvent),
    },
  ])('are left out where one $name, and the next one has a new worker', async ({ end }) => {
    const found = bench();
    const { colours, workers, answer, settled } = found;
    const [first, second] = [colours.find(code('a')), colours.find(code('b'))];
    await settled();
    end(found);
    expect(await first).toBeNull();
    await settled();
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
    answer([]);
    expect(await second).toEqual([]);
  });

  it('are left out where there are no workers', async () => {
    const colours = createColoursOf(
      () => {
        throw new Error('no workers here');
      },
      () => () => {},
    );
    expect(await colours.find(code('a'))).toBeNull();
  });
});

describe('the pieces of a code', () => {
  it.each([
    { name: 'that nests as deep as it is long', text: '('.repeat(9000) },
    { name: 'of few words', text: 'const a = 1;\n'.repeat(20) },
  ])('are all of it: $name', async ({ text }) => {
    const pieces = await highlight(text, 'ts');
    expect(pieces?.map((piece) => piece.text).join('')).toBe(text);
    // Neighbours differ in kind.
    expect(pieces?.some(({ kind }, index) => index > 0 && pieces[index - 1]?.kind === kind)).toBe(
      false,
    );
  });

  it('that are too many are left out', async () => {
    expect(await highlight('1,'.repeat(9000), 'ts')).toBeNull();
  });
});

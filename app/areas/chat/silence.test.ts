import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_SILENCE_MS, SilenceError, untilSilent } from './silence';

describe('untilSilent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function source() {
    const { readable, writable } = new TransformStream<
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>
    >();
    const writer = writable.getWriter();
    return { reader: untilSilent(readable).getReader(), writer };
  }

  it('passes on what comes in time, however long all of it takes, and leaves no timer', async () => {
    const { reader, writer } = source();
    for (const byte of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS - 1);
      void writer.write(Uint8Array.of(byte));
      expect(await reader.read()).toEqual({ done: false, value: Uint8Array.of(byte) });
    }
    void writer.close();
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('breaks off after a silence, and cancels the source', async () => {
    const { reader, writer } = source();
    void writer.write(Uint8Array.of(1));
    await reader.read();
    const next = reader.read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS);
    expect(await next).toBeInstanceOf(SilenceError);
    await expect(writer.closed).rejects.toBeDefined();
  });

  it('leaves no timer background a reader who stops', async () => {
    const { reader } = source();
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});

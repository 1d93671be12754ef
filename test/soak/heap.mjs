/**
 * What a worker holds on to. A process's own size says little of it: the local runtime collects late,
 * since it has no limit to keep to. So it is told to collect, and asked what is left (Chrome DevTools
 * Protocol, HeapProfiler and Runtime).
 */

/**
 * @typedef {object} Held
 * @property {number} heldMiB its heap and its buffers
 * @property {number} wasmMiB the memory of WebAssembly, which never shrinks; the buffers above count a
 *   part of it alone
 */

/**
 * @param {import('miniflare').Miniflare} runtime one with an inspector
 * @returns {Promise<Held>}
 */
export async function held(runtime) {
  const inspector = await runtime.getInspectorURL();
  const list = await fetch(new URL('/json', inspector.href.replace(/^ws/, 'http')));
  const [worker] = await list.json();
  const socket = new WebSocket(worker.webSocketDebuggerUrl);
  try {
    const { ask, contextId } = await listener(socket);
    await ask('Runtime.enable');
    await ask('HeapProfiler.enable');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage');
    const bytes = await wasmBytes(ask, contextId());
    return { heldMiB: (usedSize + backingStorageSize) / 1024 ** 2, wasmMiB: bytes / 1024 ** 2 };
  } finally {
    socket.close();
  }
}

/**
 * @param {Awaited<ReturnType<typeof listener>>['ask']} ask
 * @param {number} contextId
 */
async function wasmBytes(ask, contextId) {
  const expression = 'WebAssembly.Memory.prototype';
  const { result } = await ask('Runtime.evaluate', { expression, contextId });
  const { objects } = await ask('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const counted = await ask('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration:
      'function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }',
    returnByValue: true,
  });
  await ask('Runtime.releaseObject', { objectId: objects.objectId });
  return counted.result.value;
}

/**
 * @param {WebSocket} socket
 * @returns once the socket is open, what sends a command and waits for its result, and which context
 *   the worker runs in, as Runtime tells once it is enabled
 */
async function listener(socket) {
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let context = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(data);
    if (method === 'Runtime.executionContextCreated') context = params.context.id;
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
  });
  /** @returns {Promise<any>} */
  const ask = (/** @type {string} */ method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { ask, contextId: () => context };
}

/**
 * What a worker holds on to. A process's own size says little of it: the local runtime collects late,
 * since it has no limit to keep to. So it is told to collect, and asked what is left (Chrome DevTools
 * Protocol, HeapProfiler and Runtime).
 */

/**
 * @param {import('miniflare').Miniflare} runtime one with an inspector
 * @returns {Promise<number>} MiB of its heap and its buffers, the memory of WebAssembly among them
 */
export async function heldMiB(runtime) {
  const inspector = await runtime.getInspectorURL();
  const list = await fetch(new URL('/json', inspector.href.replace(/^ws/, 'http')));
  const [worker] = await list.json();
  const socket = new WebSocket(worker.webSocketDebuggerUrl);
  try {
    const ask = await listener(socket);
    await ask('HeapProfiler.enable');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage');
    return (usedSize + backingStorageSize) / 1024 ** 2;
  } finally {
    socket.close();
  }
}

/**
 * @param {WebSocket} socket
 * @returns what sends a command and waits for its result, once the socket is open
 */
async function listener(socket) {
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
  });
  return (/** @type {string} */ method) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
    });
}

/** A rival of the answer: a page of its own, which asks the same assistant. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * @param {'streamdown'} name the file under rivals/
 * @param {string} assistant the assistant's origin
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function startRivalPage(name, assistant) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`rivals/${name}.jsx`, import.meta.url))],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const part of request) body += part;
      const answer = await fetch(`${assistant}/v2/chat`, { method: 'POST', body });
      if (answer.body === null) return response.end();
      response.socket?.setNoDelay(true);
      return Readable.fromWeb(answer.body).pipe(response);
    }
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const PAGE =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>';

/**
 * The assistant's host as the benches need it: a plain server that answers by the words of the
 * question, `lines <count> <ms between>`, `bulk <bytes>`, `answer <characters> <ms between>` or `long <characters>
 * <ms between> <count> <ms between>`, an answer with lines behind it, and notes when a reader left.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Characters of one piece of an answer. */
const PIECE = 400;

const chunk = Buffer.from(`${JSON.stringify({ text: 'x'.repeat(64 * 1024 - 13) })}\n`);

/** A running assistant. */
export class Assistant {
  /** When each line of the last paced answer was sent, by its number. @type {number[]} */
  sent = [];
  /** When readers left before the end. @type {number[]} */
  left = [];
  #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  /** @returns {Promise<Assistant>} */
  static async start() {
    const assistant = new Assistant();
    assistant.#server.listen(0, '127.0.0.1');
    await once(assistant.#server, 'listening');
    return assistant;
  }

  get origin() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #answer(request, response) {
    let body = '';
    for await (const part of request) body += part;
    const [kind, count, pause, lines, between] = String(JSON.parse(body).query).split(' ');
    response.on('close', () => {
      if (!response.writableFinished) this.left.push(performance.now());
    });
    const closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.socket?.setNoDelay(true);
    if (kind === 'answer') await this.#markdown(response, Number(count), Number(pause));
    else if (kind === 'long') {
      await this.#markdown(response, Number(count), Number(pause));
      await this.#lines(response, closed, Number(lines), Number(between));
    } else if (kind === 'bulk') await this.#bulk(response, closed, Number(count));
    else await this.#lines(response, closed, Number(count), Number(pause));
    response.end();
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @param {number} length in characters
   * @param {number} pause between two pieces, in ms
   */
  async #markdown(response, length, pause) {
    const whole = markdown(length);
    for (let at = 0; at < whole.length && !response.destroyed; at += PIECE) {
      const text = whole.slice(at, at + PIECE);
      response.write(`${JSON.stringify({ message_id: 'm', id: 'c', text })}\n`);
      await sleep(pause);
    }
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @param {Promise<unknown>} closed
   * @param {number} bytes
   */
  async #bulk(response, closed, bytes) {
    for (let done = 0; done < bytes && !response.destroyed; done += chunk.length) {
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
    }
  }

  /**
   * @param {import('node:http').ServerResponse} response
   * @param {Promise<unknown>} closed
   * @param {number} count
   * @param {number} pause between two lines, in ms; 0 sends them as fast as they are taken
   */
  async #lines(response, closed, count, pause) {
    this.sent = [];
    for (let at = 0; at < count && !response.destroyed; at += 1) {
      this.sent[at] = performance.now();
      const line = JSON.stringify({
        message_id: 'm',
        id: 'c',
        text: `kata ke-${at} dari jawaban `,
      });
      const hasRoom = response.write(`${line}\n`);
      if (pause > 0) await sleep(pause);
      else if (!hasRoom) await Promise.race([once(response, 'drain'), closed]);
    }
  }
}

/**
 * An answer with all that answers are made of.
 *
 * @param {number} length in characters
 */
function markdown(length) {
  const parts = [];
  for (let n = 1, size = 0; size < length; n += 1) {
    const part = [
      `## Bagian ${n}`,
      `Kalimat dengan **tekanan**, \`kode\`, dan kata-kata biasa yang cukup panjang untuk dibaca. `.repeat(
        4,
      ),
      `1. Langkah pertama\n2. Langkah kedua dengan *catatan*\n3. Langkah ketiga`,
      `| Nama | Nilai |\n| --- | --- |\n| satu | ${n} |\n| dua | ${n * 2} |`,
      `\`\`\`js\nconst nilai = ${n};\nconsole.log(nilai + 1); // tercetak\n\`\`\``,
    ].join('\n\n');
    size += part.length + 2;
    parts.push(part);
  }
  return `${parts.join('\n\n')}\n\nSelesai sudah.`;
}

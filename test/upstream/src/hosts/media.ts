/**
 * Recordings on the file drive, made while they are read: a slow run of soft notes, so that the
 * players have something to play. `radio.wav` is the station, `episode-<id>-<seconds>.wav` an episode
 * of that length. No more of one is held than the piece that is on its way.
 */

import { Hono } from 'hono';
import type { App } from '../env';
import { notFound } from '../respond';

const RATE = 8_000;
const SECONDS_A_NOTE = 0.75;
const SAMPLES_A_NOTE = RATE * SECONDS_A_NOTE;
const HEADER = 44;
const PIECE = 64 * 1024;
const RADIO_SECONDS = 48;
const LONGEST_SECONDS = 24 * 3600;

/** Steps of a five-note scale above the lowest note, in half tones. */
const SCALE = [0, 2, 4, 7, 9, 12];
const LOWEST_HZ = 220;

/** How long a recording is, and where in the scale it begins. */
interface Recording {
  readonly seconds: number;
  readonly seed: number;
}

/** The path of an episode's recording, below the drive's `media/`. */
export function episodeFile(id: number, seconds: number): string {
  return `episode-${id}-${seconds}.wav`;
}

function recordingOf(name: string): Recording | null {
  if (name === 'radio.wav') return { seconds: RADIO_SECONDS, seed: 1 };
  const [, id, length] = /^episode-(\d{1,9})-(\d{1,5})\.wav$/.exec(name) ?? [];
  const seconds = Number(length ?? 0);
  return seconds < 1 || seconds > LONGEST_SECONDS ? null : { seconds, seed: Number(id) };
}

const samplesOf = ({ seconds }: Recording): number => seconds * RATE;

/** The bytes from `from` up to `end` of a mono WAV file of 8-bit samples. */
function piece(recording: Recording, from: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - from);
  if (from < HEADER) bytes.set(header(samplesOf(recording)).subarray(from, end));
  let at = Math.max(from, HEADER);
  while (at < end) {
    const note = Math.floor((at - HEADER) / SAMPLES_A_NOTE);
    const begin = HEADER + note * SAMPLES_A_NOTE;
    const turn = turnOf(note, recording.seed);
    for (const last = Math.min(end, begin + SAMPLES_A_NOTE); at < last; at += 1) {
      const sample = at - begin;
      const loudness = Math.sin((Math.PI * sample) / SAMPLES_A_NOTE) ** 2;
      bytes[at - from] = 128 + 40 * loudness * Math.sin(turn * sample);
    }
  }
  return bytes;
}

/** How far the wave of a note goes round within a sample. */
function turnOf(note: number, seed: number): number {
  const step = SCALE[(note * 5 + seed * 3 + Math.floor(note / 4)) % SCALE.length] ?? 0;
  return (2 * Math.PI * LOWEST_HZ * 2 ** (step / 12)) / RATE;
}

function header(samples: number): Uint8Array {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, samples, true);
  return bytes;
}

/** The bytes from `from` up to `end`, each piece made when its reader wants it. */
function streamed(recording: Recording, from: number, end: number): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = Math.min(at + PIECE, end);
        controller.enqueue(piece(recording, at, next));
        at = next;
        if (at === end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The first and the last byte that are asked for; none where that is no single range. */
function rangeOf(header: string | undefined, size: number): [first: number, last: number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? null : [Math.max(0, size - Number(to)), size - 1];
  if (to !== '' && Number(to) < Number(from)) return null;
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** The file, or the part that the player asks for (RFC 9110 section 14). */
export const media = new Hono<App>().get('/:name', (c) => {
  const recording = recordingOf(c.req.param('name'));
  if (recording === null) return notFound('Rekaman');
  const size = HEADER + samplesOf(recording);
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' };
  const range = rangeOf(c.req.header('range'), size);
  if (range === null) return new Response(streamed(recording, 0, size), { headers });
  const [first, last] = range;
  if (first > last) {
    const told = { ...headers, 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: told });
  }
  return new Response(streamed(recording, first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` },
  });
});

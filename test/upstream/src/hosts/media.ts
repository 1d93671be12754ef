/**
 * Recordings on the file drive, made while they are read: a slow run of soft notes, so that the
 * players have something to play. `radio.mp3` is the station, `episode-<id>-<seconds>.mp3` an episode
 * of that length. No more of one is held than the piece that is on its way.
 */

import { Hono } from 'hono';
import type { App } from '../env';
import { notFound } from '../respond';
import { FRAME_BYTES, FRAMES_A_SECOND, frame } from './mp3';

const PIECE_FRAMES = 512;
const SECONDS_A_NOTE = 0.75;
const RADIO_SECONDS = 48;
const LONGEST_SECONDS = 24 * 3600;

/** Lines of a frame's spectrum that sound like steps of a five-note scale. */
const SCALE = [6, 7, 8, 9, 10, 12];

/** How long a recording is, and where in the scale it begins. */
interface Recording {
  readonly seconds: number;
  readonly seed: number;
}

/** The path of an episode's recording, below the drive's `media/`. */
export function episodeFile(id: number, seconds: number): string {
  return `episode-${id}-${seconds}.mp3`;
}

function recordingOf(name: string): Recording | null {
  if (name === 'radio.mp3') return { seconds: RADIO_SECONDS, seed: 1 };
  const [, id, length] = /^episode-(\d{1,9})-(\d{1,5})\.mp3$/.exec(name) ?? [];
  const seconds = Number(length ?? 0);
  return seconds < 1 || seconds > LONGEST_SECONDS ? null : { seconds, seed: Number(id) };
}

const sizeOf = ({ seconds }: Recording): number =>
  Math.ceil(seconds * FRAMES_A_SECOND) * FRAME_BYTES;

/** The bytes from `from` up to `end` of a recording. */
function piece({ seed }: Recording, from: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - from);
  for (let index = Math.floor(from / FRAME_BYTES); index * FRAME_BYTES < end; index += 1) {
    const note = Math.floor(index / FRAMES_A_SECOND / SECONDS_A_NOTE);
    const step = SCALE[(note * 5 + seed * 3 + Math.floor(note / 4)) % SCALE.length] ?? 6;
    const begin = index * FRAME_BYTES;
    const [first, last] = [Math.max(from, begin), Math.min(end, begin + FRAME_BYTES)];
    bytes.set(frame(step).subarray(first - begin, last - begin), first - from);
  }
  return bytes;
}

/** The bytes from `from` up to `end`, each piece made when its reader wants it. */
function streamed(recording: Recording, from: number, end: number): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = Math.min(at + PIECE_FRAMES * FRAME_BYTES, end);
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
  const size = sizeOf(recording);
  const headers = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' };
  const isHead = c.req.method === 'HEAD';
  const range = isHead ? null : rangeOf(c.req.header('range'), size);
  if (range === null) {
    const whole = { ...headers, 'content-length': `${size}` };
    return new Response(isHead ? null : streamed(recording, 0, size), { headers: whole });
  }
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

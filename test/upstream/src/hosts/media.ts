/**
 * Recordings on the file drive, made when they are asked for: a slow run of soft notes, so that the
 * players have something to play. `radio.wav` is the station, `episode-<id>.wav` an episode.
 */

import { Hono } from 'hono';
import type { App } from '../env';
import { notFound } from '../respond';

const RATE = 8_000;
const SECONDS_A_NOTE = 0.75;
const HEADER = 44;

/** Steps of a five-note scale above the lowest note, in half tones. */
const SCALE = [0, 2, 4, 7, 9, 12];
const LOWEST_HZ = 220;

/** The recordings there are: how many notes each has, and where in the scale it begins. */
function recordingOf(name: string): { notes: number; seed: number } | null {
  if (name === 'radio.wav') return { notes: 64, seed: 1 };
  const id = /^episode-(\d{1,3})\.wav$/.exec(name)?.[1];
  return id === undefined ? null : { notes: 80, seed: Number(id) };
}

/** A mono WAV file of 8-bit samples. */
export function wav(notes: number, seed: number): Uint8Array<ArrayBuffer> {
  const perNote = RATE * SECONDS_A_NOTE;
  const file = new Uint8Array(HEADER + notes * perNote);
  file.set(header(notes * perNote));
  for (let note = 0; note < notes; note += 1) {
    const step = SCALE[(note * 5 + seed * 3 + Math.floor(note / 4)) % SCALE.length] ?? 0;
    const turn = (2 * Math.PI * LOWEST_HZ * 2 ** (step / 12)) / RATE;
    for (let at = 0; at < perNote; at += 1) {
      const loudness = Math.sin((Math.PI * at) / perNote) ** 2;
      file[HEADER + note * perNote + at] = 128 + 40 * loudness * Math.sin(turn * at);
    }
  }
  return file;
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

/** The file, or the part that the player asks for (RFC 9110 section 14). */
export const media = new Hono<App>().get('/:name', (c) => {
  const recording = recordingOf(c.req.param('name'));
  if (recording === null) return notFound('Rekaman');
  const file = wav(recording.notes, recording.seed);
  const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (from === undefined) return new Response(file, { headers });
  const first = Number(from);
  const last = Math.min(to ? Number(to) : file.length - 1, file.length - 1);
  if (first > last) return new Response(null, { status: 416, headers });
  const range = `bytes ${first}-${last}/${file.length}`;
  return new Response(file.subarray(first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': range },
  });
});

/** Marks of organisations that have no logo here: a plain form on a tile, and nobody's trademark. */
import { emblem } from '../identity/emblem';
import { motifNames } from '../identity/motif';
import { seedOf } from '../identity/seed';
import type { Scheme } from './scheme';
import { box, group, picture } from './svg';

export function markPicture(name: string, s: Scheme): string {
  const seed = seedOf(`lembaga ${name.trim().toLowerCase()}`);
  const motif = motifNames[seed % motifNames.length] ?? 'kawung';
  const figure = emblem(motif, seed >>> 5, { ground: s.face, ink: s.on });
  return picture(96, 96, box(0, 0, 96, 96, s.ground) + group('translate(16 16)', figure));
}

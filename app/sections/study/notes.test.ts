import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../core/fake-storage';
import { createNotes } from './notes';

const source = { who: 'Asisten Belajar', day: '24 November 2026', question: 'Apa itu\nkendali?' };

function notesIn(kept: Record<string, string> = {}, room: 'kept' | 'full' = 'kept') {
  const store = memoryStore(kept);
  let owner: string | null = null;
  const work = {
    ...store,
    set: (key: string, value: string) => (room === 'full' ? 'full' : store.set(key, value)),
    owner: () => owner,
  };
  const turnTo = (next: string) => {
    owner = next;
  };
  return { notes: createNotes({ work }), work, turnTo };
}

describe('notes on a chapter', () => {
  it('take a passage over with its source, below what is there', () => {
    const { notes, work } = notesIn({ 'notes:c': 'milikku \n' });
    const listener = vi.fn();
    notes.subscribe(listener);
    expect(notes.add('c', ' satu\ndua ', source)).toBe('kept');
    const text = 'milikku\n\nsatu\ndua\n— Asisten Belajar, 24 November 2026: “Apa itu kendali?”';
    expect(notes.read('c')).toBe(text);
    expect(work.get('notes:c')).toBe(text);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('name no question where there was none', () => {
    const { notes } = notesIn();
    notes.add('c', 'a', { ...source, question: '' });
    expect(notes.read('c')).toBe('a\n— Asisten Belajar, 24 November 2026');
  });

  it('keep what another tab has written since', () => {
    const { notes, work } = notesIn({ 'notes:c': 'lama' });
    const shown = notes.read('c');
    work.set('notes:c', 'lama, dari tab lain');
    notes.write('c', 'baru, lama', shown);
    expect(work.get('notes:c')).toBe('baru, lama, dari tab lain');
  });

  it('leave nothing where all was deleted', () => {
    const { notes, work } = notesIn({ 'notes:c': 'a' });
    expect(notes.write('c', '')).toBe('kept');
    expect(work.keys()).toEqual([]);
  });

  it('stay in sight where the browser has no room, to their owner alone', () => {
    const { notes, turnTo } = notesIn({}, 'full');
    expect(notes.write('c', 'a')).toBe('full');
    expect(notes.isKept('c')).toBe(false);
    expect(notes.read('c')).toBe('a');
    turnTo('x');
    expect(notes.read('c')).toBe('');
    expect(notes.isKept('c')).toBe(true);
  });
});

import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Input } from '../../../../ui/input';
import { PICTURE } from './figure-nodes';
import styles from './figure-panel.module.css';
import { type SelectedFigure, setFigure } from './figures';
import { ownStep } from './own-step';

interface FigurePanelProps {
  editor: Editor;
  figure: SelectedFigure;
  /** Whether its first field takes the focus as it comes. */
  takesFocus: boolean;
}

/** What is said of the picture or the video that is selected. */
export function FigurePanel({ editor, figure, takesFocus }: FigurePanelProps) {
  const { kind, at, attrs } = figure;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const field = (name: string) => ({
    value: attrs[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setFigure(editor, at, name, target.value),
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      // Enter would send the whole post.
      if (event.key === 'Enter') event.preventDefault();
    },
  });
  const isPicture = kind === PICTURE;
  return (
    <section aria-label={isPicture ? 'Gambar terpilih' : 'Video terpilih'} className={styles.panel}>
      {isPicture ? (
        <>
          <Field
            label="Teks alternatif"
            hint="Apa yang terlihat, untuk yang tidak bisa melihat gambarnya."
            required
          >
            {(control) => <Input {...control} {...field('alt')} ref={first} maxLength={300} />}
          </Field>
          <Field label="Keterangan di bawah gambar">
            {(control) => <Input {...control} {...field('caption')} maxLength={300} />}
          </Field>
        </>
      ) : (
        <Field label="Judul video" required>
          {(control) => <Input {...control} {...field('title')} ref={first} maxLength={200} />}
        </Field>
      )}
      <div>
        <Button
          size="small"
          variant="ghost"
          onClick={() => ownStep(editor).focus().deleteSelection().run()}
        >
          {isPicture ? 'Hapus gambar' : 'Hapus video'}
        </Button>
      </div>
    </section>
  );
}

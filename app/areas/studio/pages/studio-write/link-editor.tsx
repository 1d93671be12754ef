import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { AddressInput } from './address-input';
import styles from './editor-toolbar.module.css';
import { ownStep } from './own-step';

const ALLOWED = /^(https?:\/\/|mailto:|tel:|\/)\S+$/;

/** The address that the selected words lead to. */
export function LinkEditor({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const now: unknown = editor.getAttributes('link').href;
  const [href, setHref] = useState(typeof now === 'string' ? now : '');
  const [isWrong, setWrong] = useState(false);
  const put = () => {
    if (!ALLOWED.test(href)) return setWrong(true);
    ownStep(editor).focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  return (
    <div className={styles.link}>
      <AddressInput
        label="Alamat tautan"
        value={href}
        placeholder="https://"
        isWrong={isWrong}
        onChange={setHref}
        onPut={put}
      />
      <Button size="small" onClick={put}>
        Pasang
      </Button>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          ownStep(editor).focus().extendMarkRange('link').unsetLink().run();
          onDone();
        }}
      >
        Lepas
      </Button>
      {isWrong && <p role="alert">Tulis alamat lengkap, diawali https:// atau /.</p>}
    </div>
  );
}

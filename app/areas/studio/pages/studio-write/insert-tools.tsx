import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FileButton } from '../../../../sections/forms/file-input';
import { PICTURE_TYPES } from '../../../../sections/forms/use-upload';
import { Button } from '../../../../ui/button';
import { Glyph } from '../../../../ui/icon';
import { AddressInput } from './address-input';
import styles from './editor-toolbar.module.css';
import { insertVideo } from './figures';

const PICTURE =
  'M4 5h16v14H4zm0 11 4.500-4.500 3.500 3.500 3-3 5 5M15.500 8.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z';
const VIDEO = 'M4 5.500h16v13H4zM10.500 9v6l4.500-3z';

interface InsertToolsProps {
  onFiles: (files: readonly File[]) => void;
  isVideoOpen: boolean;
  onVideo: () => void;
}

/** The buttons that put pictures and videos into the text. */
export function InsertTools({ onFiles, isVideoOpen, onVideo }: InsertToolsProps) {
  return (
    <div className={styles.group}>
      <FileButton
        label="Gambar dari berkas"
        accept={PICTURE_TYPES.join()}
        multiple
        className={styles.tool}
        onFiles={onFiles}
      >
        <Glyph path={PICTURE} size={20} />
        Gambar
      </FileButton>
      <button type="button" className={styles.tool} aria-expanded={isVideoOpen} onClick={onVideo}>
        <Glyph path={VIDEO} size={20} />
        Video
      </button>
    </div>
  );
}

/** The address of a video to put in. */
export function VideoEditor({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const put = () => {
    if (insertVideo(editor, address)) onDone();
    else setWrong(true);
  };
  return (
    <div className={styles.link}>
      <AddressInput
        label="Alamat video YouTube"
        value={address}
        placeholder="https://www.youtube.com/watch?v="
        isWrong={isWrong}
        onChange={setAddress}
        onPut={put}
      />
      <Button size="small" onClick={put}>
        Pasang video
      </Button>
      {isWrong && <p role="alert">Tulis alamat sebuah video YouTube.</p>}
    </div>
  );
}

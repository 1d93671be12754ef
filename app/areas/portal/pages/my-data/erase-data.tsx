import { useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { pagePath } from '../../../../router/page-table';
import { useWayOn } from '../../../../router/use-way-on';
import { useSignedIn } from '../../../../shell/session/session';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/choice';
import { ActionRow } from '../../../../ui/container';
import { Confirm } from '../../../../ui/late/confirm';
import styles from '../my-data.module.css';
import { ERASED, eraseAll, PARTLY } from './erase-all';
import { type Survey, surveyOf } from './survey';

const FAILED = 'Belum terhapus: server tidak bisa dihubungi. Periksa koneksi, lalu coba lagi.';

interface EraseDataProps {
  survey: Survey | null;
  /** Told when it has not worked, so that what is there is looked at anew. */
  onFailed: () => void;
}

/** Erases all that this browser keeps of its visitor, once they have said so twice. */
export function EraseData({ survey, onFailed }: EraseDataProps) {
  const app = useApp();
  const way = useWayOn();
  const isSignedIn = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  const [withOthers, setWithOthers] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const erase = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    if (await eraseAll(app, withOthers ? 'all' : 'mine', clock.date())) return comeBack();
    setBusy(false);
    setProblem(FAILED);
    onFailed();
  };
  const comeBack = async () => {
    const { parts } = await surveyOf(app);
    const isLeft = parts.some(({ group }) => group !== 'marks');
    // A new document: this one still knows what it has shown.
    way.renew(`${pagePath('my-data')}${isLeft ? PARTLY : ERASED}`);
  };
  return (
    <>
      <p className={styles.text}>
        Menghapus semua yang disimpan situs ini di peramban ini: catatan, kemajuan, percakapan,
        isian formulir, bab luring, setelan, dan kuki.
        {isSignedIn && ' Kamu juga keluar dari akunmu.'} Unduh dulu kalau masih kamu perlukan; yang
        sudah dihapus tidak bisa dikembalikan. Tab lain dari situs ini sebaiknya ditutup dulu.
      </p>
      {survey !== null && survey.others.count > 0 && (
        <Checkbox checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
          Hapus juga milik akun lain dan situs lain di alamat ini
        </Checkbox>
      )}
      <ActionRow>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Hapus semua data saya
        </Button>
      </ActionRow>
      <Confirm
        open={isAsked}
        title="Hapus semua data di peramban ini?"
        yes="Hapus semuanya"
        onYes={() => void erase()}
        onClose={() => setAsked(false)}
        isBusy={isBusy}
        problem={problem}
      >
        <p>
          {withOthers
            ? 'Termasuk milik akun lain yang pernah masuk di peramban ini.'
            : 'Milik akun lain yang pernah masuk di peramban ini tidak disentuh.'}{' '}
          Setelah ini tidak ada yang bisa mengembalikannya.
        </p>
      </Confirm>
    </>
  );
}

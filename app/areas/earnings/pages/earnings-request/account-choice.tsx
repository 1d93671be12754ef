import type { Bank } from '../../../../api/payout';
import { useApp } from '../../../../core/app-context';
import { useStoredState } from '../../../../core/hydration/live';
import { Button } from '../../../../ui/button';
import { useUndo } from '../../../../ui/late/use-undo';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import styles from './account-choice.module.css';
import {
  dropAccount,
  isSame,
  masked,
  readAccounts,
  restoreAccount,
  type SavedAccount,
} from './saved-accounts';

interface AccountChoiceProps {
  banks: readonly Bank[];
  /** What the form holds now. */
  now: SavedAccount;
  onChoose: (account: SavedAccount) => void;
}

/** The accounts that were used from this browser before, to be taken over or forgotten. */
export function AccountChoice({ banks, now, onChoose }: AccountChoiceProps) {
  const { work } = useApp();
  const [saved, setSaved] = useStoredState<readonly SavedAccount[]>(() => readAccounts(work), []);
  const shown = saved.filter(({ bank }) => banks.some(({ code }) => code === bank));
  const undo = useUndo();
  if (shown.length === 0 && !undo.notice) return null;
  const nameOf = ({ bank }: SavedAccount) => banks.find(({ code }) => code === bank)?.name ?? bank;
  const forget = (account: SavedAccount, name: string) => {
    const place = saved.indexOf(account);
    dropAccount(work, account);
    setSaved(readAccounts(work));
    undo.tell(name, () => {
      restoreAccount(work, account, place);
      setSaved(readAccounts(work));
    });
  };
  return (
    <section aria-label="Rekening tersimpan" className={styles.choice}>
      {undo.notice}
      {shown.length > 0 && <p>Rekening yang pernah kamu pakai di peramban ini:</p>}
      <ul>
        {shown.map((account) => {
          const name = `${nameOf(account)} ${masked(account.accountNumber)}`;
          return (
            <li key={`${account.bank} ${account.accountNumber}`}>
              <button
                type="button"
                aria-pressed={isSame(account, now)}
                className={styles.account}
                onClick={() => onChoose(account)}
              >
                <strong>{name}</strong>
                <span>{account.accountName}</span>
              </button>
              <Button size="small" variant="ghost" onClick={() => forget(account, name)}>
                Lupakan<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

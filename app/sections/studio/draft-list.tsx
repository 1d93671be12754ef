import { useApp } from '../../core/app-context';
import { useStoredState } from '../../core/hydration/live';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { useUndo } from '../../ui/late/use-undo';
import { StackedTable } from '../../ui/stacked-table';
import { MomentText } from '../../ui/value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type DraftOrigin, draftWay, type PostDraftInfo, readDrafts, takeDraft } from './drafts';

/** What the visitor has begun to write in this browser and not published; nothing where it is none. */
export function DraftList() {
  const { work } = useApp();
  const [drafts, setDrafts] = useStoredState<readonly PostDraftInfo[]>(() => readDrafts(work), []);
  const undo = useUndo();
  const drop = (draft: PostDraftInfo) => {
    const putBack = takeDraft(work, draft);
    setDrafts(readDrafts(work));
    undo.tell(draft.title || 'Tanpa judul', () => {
      putBack();
      setDrafts(readDrafts(work));
    });
  };
  return (
    <>
      {undo.notice}
      {drafts.length === 0 ? (
        <p>Tidak ada draf di peramban ini. Yang kamu tulis tersimpan di sini sampai terbit.</p>
      ) : (
        <StackedTable
          compact
          columns={['Draf', 'Jenis', 'Tersimpan', 'Tindakan']}
          rows={drafts.map((draft) => ({
            key: draft.name,
            heading: <AppLink {...draftWay(draft)}>{draft.title || 'Tanpa judul'}</AppLink>,
            cells: [
              ORIGINS[draft.origin](draft.kind.label),
              draft.savedAt === '' ? (
                'Tidak tercatat'
              ) : (
                <MomentText key="at" value={draft.savedAt} />
              ),
              <Button key="drop" size="small" variant="ghost" onClick={() => drop(draft)}>
                Buang<VisuallyHidden> draf {draft.title || 'tanpa judul'}</VisuallyHidden>
              </Button>,
            ],
          }))}
        />
      )}
    </>
  );
}

/** What a draft is, by the name of its kind. */
const ORIGINS: Readonly<Record<DraftOrigin, (kind: string) => string>> = {
  new: (kind) => kind,
  post: (kind) => `${kind}, perubahan yang belum disimpan`,
  copy: (kind) => `${kind}, salinan`,
  withdrawn: (kind) => `${kind}, ditarik dari publikasi`,
};

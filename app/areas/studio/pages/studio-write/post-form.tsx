import { useMemo, useRef, useState } from 'react';
import { createPost, getPost, type PostDetail, updatePost } from '../../../../api/post';
import type { Category } from '../../../../api/post-category';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import { pagePath } from '../../../../router/page-table';
import { useWayOn } from '../../../../router/use-way-on';
import { clearDraft } from '../../../../sections/forms/draft';
import { Form } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { useForm } from '../../../../sections/forms/use-form';
import { usePictureUpload } from '../../../../sections/forms/use-upload';
import { type DraftPlace, dropDraft, formNameOf } from '../../../../sections/studio/drafts';
import type { StudioKind } from '../../../../sections/studio/studio-kinds';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { MomentText } from '../../../../ui/value';
import { chosenOf } from '../../differences';
import { copyOf, initialPost, type PostField, postFields, toDraft } from '../../post-fields';
import { isToCome, LATER } from '../../schedule';
import { Conflict } from './conflict';
import { ContentField } from './content-field';
import { CoverField } from './cover-field';
import { Merged } from './form-notices';
import styles from './post-form.module.css';
import { PostPreview } from './post-preview';
import { type PostPlace, placeOf, previewOf } from './previewed-post';
import { Published, publishedAt } from './published';
import { scheduleTold } from './schedule-told';
import { SideFields } from './side-fields';
import { useSavedAt } from './use-saved-at';

interface PostFormProps {
  kind: StudioKind;
  categories: readonly Category[];
  /** The version that is being changed; null for a new post. */
  begun: PostDetail | null;
  /** What is written here, which names its draft. */
  draft: DraftPlace;
  /** The post that a new one begins as a copy of. */
  copied?: PostDetail;
  /** Begins anew with another version. */
  onBegin?: (post: PostDetail) => void;
}

/** A post as its writer sees it: its parts, a look at its page, and the way to publish it. */
export function PostForm(props: PostFormProps) {
  const { kind, categories, begun, draft, copied, onBegin } = props;
  const app = useApp();
  // A post that is public stays so while its form is open.
  const [isPublic] = useState(() => begun !== null && !isToCome(begun.publishedAt, clock.now()));
  const fields = useMemo(
    () => postFields(kind, categories, isPublic),
    [kind, categories, isPublic],
  );
  const name = formNameOf(draft);
  const [isPreview, setPreview] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<PostDetail | null>(null);
  const [merges, setMerges] = useState(0);
  const way = useWayOn();
  /** The version that the writer has chosen to write over. */
  const overwrites = useRef<string | null>(null);
  const [place, setPlace] = useState<PostPlace>(() => placeOf(begun));
  const upload = usePictureUpload((url) => form.set('cover', url));
  const form = useForm<PostField>({
    name,
    fields,
    initial: copied ? copyOf(copied) : initialPost(begun),
    onRefused: () => setPreview(false),
    ...(upload.isSending && { waitsFor: 'Sampul masih diunggah. Terbitkan setelah selesai.' }),
    ...(isBusy && { waitsFor: 'Gambar di isi masih diunggah. Terbitkan setelah selesai.' }),
    async send(values, send) {
      const written = toDraft(kind, values, begun);
      const answer = await send(
        begun === null
          ? createPost(written)
          : updatePost(begun.slug, { ...written, revision: overwrites.current ?? values.revision }),
      );
      if (answer.status) {
        dropDraft(app.work, name);
        const slug = answer.data.slug || (written.slug ?? '');
        setPlace({
          id: answer.data.id || place.id,
          slug,
          ...(await scheduleTold(send, { kind, slug, wanted: written.publishedAt })),
        });
        // Nothing is at the old address any more, not even this page.
        if (begun !== null && slug !== begun.slug) way.go(...publishedAt(kind, slug));
        const at = pagePath('studio-write', { kind: kind.slug, slug });
        const link = { label: 'Buka', to: at };
        const what = willWait ? 'dijadwalkan' : 'sudah terbit';
        way.tellElsewhere({ text: `${written.title} ${what}.`, link });
      } else if (answer.code === 409 && begun !== null) {
        const latest = await send(getPost({ kindSlug: kind.slug, slug: begun.slug }));
        if (latest.status) setTheirs(latest.data);
      }
      return answer;
    },
  });
  const { values } = form;
  const willWait = values.publish === LATER;
  const saved = useSavedAt(name, form);
  const item = previewOf({ kind, values, categories, begun, place });
  return (
    <div className={styles.studio}>
      {theirs && theirs.updatedAt !== values.revision && (
        <Conflict
          versions={{ fields, mine: values, theirs, base: begun }}
          onKeepMine={() => {
            overwrites.current = theirs.updatedAt;
            form.set('revision', theirs.updatedAt);
            form.ref.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            clearDraft(app, name);
            onBegin?.(theirs);
          }}
          onMerge={(choices) => {
            const chosen = chosenOf({ fields, mine: values, theirs, base: begun }, choices);
            for (const [one, value] of chosen) form.set(one, value);
            overwrites.current = theirs.updatedAt;
            setMerges((count) => count + 1);
          }}
        />
      )}
      {merges > 0 && form.phase === 'editing' && <Merged key={merges} />}
      {isPreview && <PostPreview kind={kind} item={item} onClose={() => setPreview(false)} />}
      <div>
        <Form
          form={form}
          label="Tulisan"
          keepsButtons
          submit={begun !== null ? 'Simpan perubahan' : willWait ? 'Jadwalkan' : 'Terbitkan'}
          sent={<Published kind={kind} item={item} wanted={place.wanted} />}
          note={
            saved !== '' && (
              <p>
                Draf tersimpan di peramban ini, <MomentText value={saved} />.
              </p>
            )
          }
          beside={
            <Button variant="secondary" size="large" onClick={() => setPreview(true)}>
              Pratinjau
            </Button>
          }
        >
          <div className={styles.columns}>
            <Card className={styles.main ?? ''}>
              <FormField form={form} name="title" />
              <FormField form={form} name="summary" />
              <ContentField
                // The editor begins with its text: another one is another editor.
                key={`${form.isRestored ? 'draft' : 'begun'} ${merges}`}
                value={values.content}
                error={form.errors.content}
                onChange={(html) => form.set('content', html)}
                onBusy={setBusy}
              />
            </Card>
            <Card className={styles.side ?? ''}>
              <CoverField
                value={values.cover}
                upload={upload}
                onRemove={() => form.set('cover', '')}
              />
              <SideFields form={form} kind={kind} begun={begun} />
            </Card>
          </div>
        </Form>
      </div>
    </div>
  );
}

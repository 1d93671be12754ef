import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createPost, getPost, type PostDetail, updatePost } from '../../api/post';
import type { Category } from '../../api/post-category';
import { useApp } from '../../app-context';
import { clearDraft } from '../../features/forms/draft';
import { Form, FormRow } from '../../features/forms/form';
import { FormField } from '../../features/forms/form-field';
import { useForm } from '../../features/forms/use-form';
import { usePictureUpload } from '../../features/forms/use-upload';
import type { StudioKind } from '../../features/studio/studio-kinds';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/feedback';
import { Conflict } from './conflict';
import { ContentField } from './content-field';
import { CoverField } from './cover-field';
import { initialPost, type PostField, postFields, toDraft } from './post-fields';
import styles from './post-form.module.css';
import { PostPreview, previewOf } from './post-preview';
import { Published, publishedAt } from './published';

interface PostFormProps {
  kind: StudioKind;
  categories: readonly Category[];
  /** The version that is being changed; null for a new post. */
  begun: PostDetail | null;
  /** Begins anew with another version. */
  onBegin?: (post: PostDetail) => void;
}

/** A post as its writer sees it: its parts, a look at its page, and the way to publish it. */
export function PostForm({ kind, categories, begun, onBegin }: PostFormProps) {
  const app = useApp();
  const fields = useMemo(() => postFields(kind, categories), [kind, categories]);
  const name = `post:${kind.slug}:${begun?.slug ?? ''}`;
  const [isPreview, setPreview] = useState(false);
  const [theirs, setTheirs] = useState<PostDetail | null>(null);
  const navigate = useNavigate();
  /** The version that the writer has chosen to write over. */
  const overwrites = useRef<string | null>(null);
  const [place, setPlace] = useState({ id: begun?.id ?? '', slug: begun?.slug ?? '' });
  const upload = usePictureUpload((url) => form.set('cover', url));
  const form = useForm<PostField>({
    name,
    fields,
    initial: initialPost(begun),
    onRefused: () => setPreview(false),
    ...(upload.isSending && { waitsFor: 'Sampul masih diunggah. Terbitkan setelah selesai.' }),
    async send(values, send) {
      const draft = toDraft(kind, values);
      const answer = await send(
        begun === null
          ? createPost(draft)
          : updatePost(begun.slug, { ...draft, revision: overwrites.current ?? values.revision }),
      );
      if (answer.status) {
        const slug = answer.data.slug || (draft.slug ?? '');
        setPlace({ id: answer.data.id || place.id, slug });
        // Nothing is at the old address any more, not even this page.
        if (begun !== null && slug !== begun.slug) await navigate(...publishedAt(kind, slug));
        app.cache.expire();
      } else if (answer.code === 409 && begun !== null) {
        const latest = await send(getPost({ kindSlug: kind.slug, slug: begun.slug }));
        if (latest.status) setTheirs(latest.data);
      }
      return answer;
    },
  });
  const { values } = form;
  const item = previewOf({ kind, values, categories, begun, place });
  return (
    <div className={styles.studio}>
      {theirs && theirs.updatedAt !== values.revision && (
        <Conflict
          mine={values}
          theirs={theirs}
          onKeepMine={() => {
            overwrites.current = theirs.updatedAt;
            form.set('revision', theirs.updatedAt);
            form.ref.current?.requestSubmit();
          }}
          onTakeTheirs={() => {
            clearDraft(app, name);
            onBegin?.(theirs);
          }}
        />
      )}
      {isPreview && <PostPreview kind={kind} item={item} onClose={() => setPreview(false)} />}
      <div hidden={isPreview}>
        <Form
          form={form}
          label="Tulisan"
          keepsButtons
          submit={begun === null ? 'Terbitkan' : 'Simpan perubahan'}
          sent={<Published kind={kind} item={item} />}
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
                key={form.isRestored ? 'draft' : 'begun'}
                value={values.content}
                error={form.errors.content}
                onChange={(html) => form.set('content', html)}
              />
            </Card>
            <Card className={styles.side ?? ''}>
              <CoverField
                value={values.cover}
                upload={upload}
                onRemove={() => form.set('cover', '')}
              />
              <FormField form={form} name="categoryId" />
              <FormField form={form} name="slug" />
              <AddressChange from={begun?.slug ?? ''} to={values.slug} />
              <FormField form={form} name="tags" />
              {kind.extra === 'time' && (
                <>
                  <FormRow>
                    <FormField form={form} name="startDate" />
                    <FormField form={form} name="startTime" />
                  </FormRow>
                  <FormRow>
                    <FormField form={form} name="endDate" />
                    <FormField form={form} name="endTime" />
                  </FormRow>
                </>
              )}
              <FormField form={form} name="mode" />
              <FormField form={form} name="location" />
              <FormField form={form} name="room" />
              <FormField form={form} name="quota" />
              <FormField form={form} name="link" />
              {kind.extra === 'target' && <FormField form={form} name="endDate" />}
              <FormField form={form} name="target" />
            </Card>
          </div>
        </Form>
      </div>
    </div>
  );
}

/** Said before an address is changed that readers may have. */
function AddressChange({ from, to }: { from: string; to: string }) {
  if (from === '' || to === from) return null;
  return (
    <Notice tone="warning">
      Setelah disimpan, alamat lama ({from}) tidak ada lagi: tautan yang sudah dibagikan tidak
      sampai ke tulisan ini.
    </Notice>
  );
}

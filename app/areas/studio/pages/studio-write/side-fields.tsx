import type { PostDetail } from '../../../../api/post';
import { usePageSet } from '../../../../router/page-table';
import { FormRow } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import type { Form } from '../../../../sections/forms/use-form';
import { isFoundById, type StudioKind } from '../../../../sections/studio/studio-kinds';
import type { PostField } from '../../post-fields';
import { AddressChange } from './form-notices';

interface SideFieldsProps {
  form: Form<PostField>;
  kind: StudioKind;
  /** The post that is changed; null for a new one. */
  begun: PostDetail | null;
}

/** What a post has beside its text: category, address, topics, when it is published, and what its kind asks. */
export function SideFields({ form, kind, begun }: SideFieldsProps) {
  const has = usePageSet();
  return (
    <>
      <FormField form={form} name="categoryId" />
      <FormField form={form} name="slug" />
      <AddressChange
        from={begun?.slug ?? ''}
        to={form.values.slug}
        leadsOn={begun !== null && isFoundById(kind, begun, has)}
      />
      <FormField form={form} name="tags" />
      <FormField form={form} name="publish" />
      <FormRow>
        <FormField form={form} name="publishDay" />
        <FormField form={form} name="publishHour" />
      </FormRow>
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
      <FormField form={form} name="price" />
      <FormField form={form} name="link" />
      {kind.extra === 'target' && <FormField form={form} name="endDate" />}
      <FormField form={form} name="target" />
    </>
  );
}

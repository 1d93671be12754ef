import { useBoot } from '../../../../core/app-context';
import { FormRow } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { Panel } from '../../../../sections/portal/portal-page';
import { brandFile } from '../../../../sections/portal/served-page';
import { Card } from '../../../../ui/card';
import { PictureField } from './picture-field';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

/** What search engines and shared links tell of the site. */
export function SearchPart({ form }: { form: SettingsForm }) {
  const { key } = useBoot().tenant;
  const usual = form.values.image || brandFile(key, 'share.png');
  return (
    <form method="post" {...form.props} ref={form.ref} className={styles.form}>
      <Panel id="pencarian" title="Hasil pencarian">
        <Card className={styles.card ?? ''}>
          <FormField form={form} name="meta.name" />
          <FormField form={form} name="meta.description" />
          <Length text={form.values['meta.description']} good={155} />
          <FormField form={form} name="meta.site_name" />
          <FormField form={form} name="meta.keywords" />
          <FormField form={form} name="meta.robot_index" />
          <FormField form={form} name="meta.robot_follow" />
        </Card>
      </Panel>
      <Panel id="berbagi" title="Kartu berbagi">
        <Card className={styles.card ?? ''}>
          <PictureField form={form} name="meta.image" usual={usual} ground="cover" />
          <PictureField
            form={form}
            name="image"
            usual={brandFile(key, 'share.png')}
            ground="cover"
          />
          <FormRow>
            <FormField form={form} name="meta.card" />
            <FormField form={form} name="meta.type" />
          </FormRow>
          <FormRow>
            <FormField form={form} name="meta.twitter_site" />
            <FormField form={form} name="meta.url" />
          </FormRow>
        </Card>
      </Panel>
    </form>
  );
}

/** How much of a text search engines show. */
function Length({ text, good }: { text: string; good: number }) {
  const count = [...text.trim()].length;
  return (
    <p className={styles.note}>
      {count} huruf.{' '}
      {count > good
        ? `Mesin pencari biasanya memotong setelah sekitar ${good}.`
        : `Mesin pencari menampilkan sekitar ${good}.`}
    </p>
  );
}

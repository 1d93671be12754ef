import { useBoot } from '../../../../core/app-context';
import { FormRow } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { Panel } from '../../../../sections/portal/portal-page';
import { brandFile } from '../../../../sections/portal/served-page';
import { Card } from '../../../../ui/card';
import { ColourField } from './colour-field';
import { PictureField } from './picture-field';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

const COLOURS = [
  ...(['css.clr_primary', 'css.clr_secondary', 'css.clr_dark', 'css.clr_light'] as const),
  ...(['css.clr_success', 'css.clr_info', 'css.clr_warning', 'css.clr_danger'] as const),
];

/** Name, logos, colours and fonts. */
export function LookPart({ form }: { form: SettingsForm }) {
  const { key } = useBoot().tenant;
  return (
    <form method="post" {...form.props} ref={form.ref} className={styles.form}>
      <Panel id="merek" title="Nama & logo">
        <Card className={styles.card ?? ''}>
          <FormField form={form} name="title" />
          <PictureField
            form={form}
            name="logoDark"
            usual={brandFile(key, 'logo-dark.svg')}
            ground="light"
          />
          <PictureField
            form={form}
            name="logoLight"
            usual={brandFile(key, 'logo-light.svg')}
            ground="dark"
          />
          <PictureField
            form={form}
            name="favicon"
            usual={brandFile(key, 'icon.svg')}
            ground="light"
          />
        </Card>
      </Panel>
      <Panel id="warna" title="Warna">
        <Card className={styles.card ?? ''}>
          <p className={styles.note}>
            Tulisan di atas warna dipilih situs sendiri, hitam atau putih, mana yang lebih terbaca.
          </p>
          <div className={styles.colours}>
            {COLOURS.map((name) => (
              <ColourField key={name} form={form} name={name} />
            ))}
          </div>
        </Card>
      </Panel>
      <Panel id="huruf" title="Huruf">
        <Card className={styles.card ?? ''}>
          <FormRow>
            <FormField form={form} name="css.ft_primary" />
            <FormField form={form} name="css.ft_secondary" />
          </FormRow>
          <div className={styles.specimen}>
            <p style={{ fontFamily: `"${form.values['css.ft_primary']}"` }}>
              Belajar hari ini, berkarya besok
            </p>
            <p style={{ fontFamily: `"${form.values['css.ft_secondary']}"` }}>
              Kelas 2026 dibuka: 12 pertemuan, 4 proyek, satu portofolio.
            </p>
          </div>
        </Card>
      </Panel>
    </form>
  );
}

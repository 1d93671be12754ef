import { useState } from 'react';
import { getAppId, updateAppId } from '../../../../api/settings';
import { useBoot } from '../../../../core/app-context';
import { QueryBoundary } from '../../../../data/query-boundary';
import { useCall } from '../../../../data/use-call';
import type { FormFields } from '../../../../sections/forms/fields';
import { Form } from '../../../../sections/forms/form';
import { FormField } from '../../../../sections/forms/form-field';
import { check, pattern } from '../../../../sections/forms/rules';
import { useForm } from '../../../../sections/forms/use-form';
import { FactRows } from '../../../../sections/portal/fact-rows';
import { Panel } from '../../../../sections/portal/portal-page';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice, Skeleton } from '../../../../ui/feedback';
import { Backup } from './backup-panel';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings';

/** The layout, what the platform calls the app, and a copy of all settings. */
export function AppPart({ form }: { form: SettingsForm }) {
  const { tenant, version } = useBoot();
  const appId = useCall(getAppId(tenant.lmsKey));
  return (
    <>
      <form method="post" {...form.props} ref={form.ref} className={styles.form}>
        <Panel id="tata-letak" title="Tata letak">
          <Card className={styles.card ?? ''}>
            <FormField form={form} name="layout" />
          </Card>
        </Panel>
      </form>
      <Panel id="aplikasi" title="Versi & aplikasi">
        <Card className={styles.card ?? ''}>
          <QueryBoundary
            reading={appId}
            label="Memuat identitas aplikasi"
            skeleton={<Skeleton height="12rem" />}
          >
            {({ id, lmsId }) => (
              <>
                <FactRows
                  rows={[
                    ['Id aplikasi', id || '–'],
                    ['Id LMS', lmsId || '–'],
                    ['Kunci LMS', tenant.lmsKey],
                    ['Versi', version ?? 'Belum diketahui'],
                    ['Domain', tenant.domain],
                  ]}
                />
                <AppIdChange now={id} />
              </>
            )}
          </QueryBoundary>
        </Card>
      </Panel>
      <Backup form={form} />
    </>
  );
}

/** Changes the app's id, which takes its present one typed by hand. */
function AppIdChange({ now }: { now: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Ganti id aplikasi
        </Button>
      </div>
    );
  }
  return <AppIdForm now={now} onClose={() => setOpen(false)} />;
}

function AppIdForm({ now, onClose }: { now: string; onClose: () => void }) {
  const { lmsKey } = useBoot().tenant;
  const [fields] = useState(() => fieldsFor(now));
  const form = useForm({
    name: 'app-id',
    fields,
    send: (values, send) => send(updateAppId(lmsKey, values.id)),
  });
  return (
    <Form
      form={form}
      label="Ganti id aplikasi"
      submit="Ganti id"
      sent={
        <>
          <p>Id aplikasi sudah diganti.</p>
          <Button variant="secondary" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
      beside={
        <Button variant="secondary" size="large" onClick={onClose}>
          Batal
        </Button>
      }
    >
      <Notice tone="warning">
        Platform mengenali situs ini dari id aplikasinya. Setelah diganti, situs hanya bisa
        berhubungan dengan platform bila tabel tenant memakai id yang sama.
      </Notice>
      <FormField form={form} name="id" />
      <FormField form={form} name="confirmation" />
    </Form>
  );
}

function fieldsFor(now: string) {
  return {
    id: {
      kind: 'text',
      label: 'Id aplikasi baru',
      hint: 'Huruf kecil, angka, dan tanda hubung.',
      isImpersonal: true,
      rules: [
        pattern(/^[a-z0-9][a-z0-9-]*$/, 'Hanya huruf kecil, angka, dan tanda hubung.'),
        check((id) => id !== now, 'Itu id yang sekarang.'),
      ],
    },
    confirmation: {
      kind: 'text',
      label: `Ketik id yang sekarang, ${now}, untuk melanjutkan`,
      isImpersonal: true,
      rules: [check((id) => id === now, `Ketik persis ${now}.`)],
    },
  } satisfies FormFields;
}

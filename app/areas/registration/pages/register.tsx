import { usePageParams } from '../../../router/page-query';
import { FormLayout } from '../../../sections/forms/form-layout';
import { SchoolForm } from '../../../sections/registration/school-form';
import { TeamForm } from '../../../sections/registration/team-form';
import { PageHeader } from '../../../ui/page-header';
import { TickList } from '../../../ui/tick-list';
import { AccountForm } from './register/account-form';
import { KindPicker } from './register/kind-picker';
import { kindHref, kindIn, kinds } from './register/kinds';

const FORM_ID = 'isi-pendaftaran';

const FORMS = { akun: AccountForm, sekolah: SchoolForm, tim: TeamForm };

/** Sign-up: an account to learn with, a school, or a team. Which of them stands in the URL. */
export default function RegisterPage() {
  const kind = kindIn(usePageParams());
  const { title, asideTitle, points } = kinds[kind];
  const KindForm = FORMS[kind];
  return (
    <>
      <PageHeader
        title="Daftar dan mulai belajar"
        current="Daftar"
        lead="Pilih apa yang ingin kamu daftarkan. Isian yang belum terkirim tetap ada selama tab ini terbuka."
      >
        <KindPicker chosen={kind} hrefOf={kindHref} />
      </PageHeader>
      <FormLayout
        id={FORM_ID}
        title={title}
        asideTitle={asideTitle}
        aside={<TickList texts={points} />}
      >
        <KindForm key={kind} labelledBy={FORM_ID} />
      </FormLayout>
    </>
  );
}

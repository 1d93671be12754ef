import { useBoot } from '../../../core/app-context';
import { LegalPage } from '../legal-page';
import { termsParts } from './terms-and-conditions/parts';

const GIST = [
  'Satu akun untuk satu orang, dengan data yang benar.',
  'Biaya adalah yang tertulis saat mendaftar. Batal paling lambat tujuh hari sebelum kelas: dana kembali.',
  'Materi boleh dipakai belajar, tidak boleh dijual lagi. Karya Anda tetap milik Anda.',
  'Jawaban asisten bisa keliru; periksa sebelum dipakai.',
];

/** The rules of using the site and its classes. */
export default function TermsAndConditionsPage() {
  const { tenant } = useBoot();
  return (
    <LegalPage
      title={`Syarat dan ketentuan ${tenant.name}`}
      lead={`Aturan memakai situs dan mengikuti kelas ${tenant.name}, ditulis supaya bisa dibaca sampai selesai.`}
      since="2026-11-01"
      gist={GIST}
      parts={termsParts(tenant.name)}
    />
  );
}

import { pagePath, usePageSet } from '../../router/page-table';
import { AppLink } from '../../ui/app-link';

/** How to reach those responsible. */
export function ContactLine() {
  const has = usePageSet();
  return (
    <p>
      Untuk memakai hak Anda atau bertanya tentang dokumen ini,{' '}
      {has('make-appointment') ? (
        <AppLink to={pagePath('make-appointment')}>buat perjanjian dengan kami</AppLink>
      ) : (
        'hubungi penyelenggara program Anda'
      )}
      .
    </p>
  );
}

/** Where a certificate is shown and told of elsewhere. */
import type { Certificate } from '../../../../api/certificate';
import { dayOf } from '../../../../core/wib';

/**
 * The address at LinkedIn that adds a certificate to the visitor's profile, filled in with what it says.
 * Its parameters are those of LinkedIn's "Add to profile" button.
 */
export function linkedInAddress(
  { classroom, issuer, issuedAt, number }: Certificate,
  address: string,
): string {
  const params = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: classroom.name,
    organizationName: issuer,
    certUrl: address,
    certId: number,
  });
  const day = dayOf(issuedAt);
  if (day !== '') {
    params.set('issueYear', day.slice(0, 4));
    params.set('issueMonth', String(Number(day.slice(5, 7))));
  }
  return `https://www.linkedin.com/profile/add?${params}`;
}

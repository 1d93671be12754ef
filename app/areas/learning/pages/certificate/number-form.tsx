import { type SubmitEvent, useState } from 'react';
import { readCertificateNumber } from '../../../../api/certificate';
import { pagePath } from '../../../../router/page-table';
import { useWayOn } from '../../../../router/use-way-on';
import { Button, ButtonLink } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Input } from '../../../../ui/input';
import { Stack } from '../../../../ui/layout';

/**
 * Asks for a certificate's number, in any case, with or without dashes, and leads to the certificate.
 * Without a script the page comes back with the way to it. Only what can be a number is asked for.
 */
export function NumberForm({ typed }: { typed: string }) {
  const way = useWayOn();
  const [text, setText] = useState(typed);
  const [isWrong, setWrong] = useState(typed !== '' && readCertificateNumber(typed) === null);
  const found = typed === '' ? null : readCertificateNumber(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const number = readCertificateNumber(text);
    setWrong(number === null);
    if (number !== null) way.go(pagePath('certificate', { number }));
  };
  return (
    <form method="get" action={pagePath('certificate-check')} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <Field
          label="Nomor sertifikat"
          hint="Huruf besar atau kecil, dengan atau tanpa tanda hubung. Contoh: BB-105-11D743766C07972A."
          required
          error={isWrong ? WRONG : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="number"
              value={text}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" size="large">
            Periksa sertifikat
          </Button>
        </div>
        {found !== null && (
          <div>
            <ButtonLink to={pagePath('certificate', { number: found })} variant="secondary">
              Buka sertifikat {found}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </form>
  );
}

const WRONG =
  'Nomornya belum lengkap: beberapa huruf, beberapa angka, lalu 16 angka dan huruf A sampai F.';

import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getCertificate } from '../../../../api/certificate';
import { linkedInAddress } from './certificate-links';
import QrCode from './qr-code';

const certificate = (issuedAt: string) =>
  v.parse(getCertificate('BB-105-11D743766C07972A').shape, {
    purpose: 'certificate',
    number: 'BB-105-11D743766C07972A',
    holder: 'Siswa & Contoh',
    issuer: 'Akademi Alfa',
    issuedAt,
    classroom: { slug: 'performa', name: 'Performa & Aksesibilitas' },
  });

it.each<[string, string | null, string | null]>([
  ['2026-03-04', '2026', '3'],
  // In Jakarta it is the next year already.
  ['2025-12-31T20:00:00Z', '2026', '1'],
  ['', null, null],
])('a certificate of %j goes into a profile', (issuedAt, year, month) => {
  const address = 'https://alpha.example/Certificate/BB-105-11D743766C07972A';
  const { origin, searchParams } = new URL(linkedInAddress(certificate(issuedAt), address));
  expect(origin).toBe('https://www.linkedin.com');
  expect(searchParams.get('name')).toBe('Performa & Aksesibilitas');
  expect(searchParams.get('certUrl')).toBe(address);
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual([year, month]);
});

it('a code has its three corners, its quiet zone and a name', () => {
  const markup = renderToStaticMarkup(<QrCode address="https://alpha.example/Certificate/X" />);
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const isDark = (x: number, y: number) => markup.includes(`M${x} ${y}h1`);
  // Versions are 17 + 4n modules wide, and four light ones stand on each side.
  expect((size - 8 - 17) % 4).toBe(0);
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ] as const)
    expect(isDark(x, y)).toBe(true);
  expect(isDark(size - 5, size - 5) && isDark(3, 3)).toBe(false);
  expect(markup).toContain('aria-label="Kode QR ke alamat sertifikat ini"');
});

import { expect, it } from 'vitest';
import { isCertificateNumber, readCertificateNumber } from './certificate';

const NUMBER = 'BB-105-11D743766C07972A';

it.each([
  [NUMBER, NUMBER],
  ['bb-105-11d743766c07972a', NUMBER],
  ['BB10511D743766C07972A', NUMBER],
  [' bb 105 11d7 4376 6c07 972a ', NUMBER],
  ['BB\u2013105\u201311D743766C07972A', NUMBER],
  ['BB-1O5-11D743766CO7972A', NUMBER],
  ['bb-l05-I1d743766co7972a', NUMBER],
  [`https://alpha.example/Certificate/${NUMBER}?utm_source=wa`, NUMBER],
  ['alpha.example/certificate/bb-105-11d743766c07972a', NUMBER],
  [`Nomor: ${NUMBER}.`, NUMBER],
  ['\u200eBB-105-11D743\u200b766C07972A', NUMBER],
  // Without the dashes letters of the first parts stay letters.
  ['BBI0511D743766C07972A', 'BBI-05-11D743766C07972A'],
  ['BB-105-11D743766C07972', null],
  ['105-11D743766C07972A', null],
  ['BB-105-11D743766C07972G', null],
  ['', null],
])('%j is %s', (typed, number) => {
  expect(readCertificateNumber(typed)).toBe(number);
  if (number !== null) expect(isCertificateNumber(number)).toBe(true);
});

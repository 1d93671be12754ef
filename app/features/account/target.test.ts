import { expect, it } from 'vitest';
import { targetOf } from './target';

it.each([
  ['', '/Welcome'],
  ['?to=/Class', '/Class'],
  ['?to=%2FClass%3Fpage%3D2', '/Class?page=2'],
  ['?to=https://evil.example', '/Welcome'],
  ['?to=//evil.example', '/Welcome'],
  ['?to=/%5Cevil.example', '/Welcome'],
  ['?to=/login?to=/login', '/Welcome'],
  ['?to=/CallbackAuth', '/Welcome'],
  ['?to=/Loginova', '/Loginova'],
])('targetOf %s', (search, expected) => {
  expect(targetOf(search)).toBe(expected);
});

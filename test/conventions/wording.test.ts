/** One word for a thing, in everything that a visitor reads: it is `surel`, and never `email`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Where visitors' texts stand: the app's, the tenants' and those that the stand-in answers with. */
const places = ['app', 'test/upstream/src', 'worker/core/src', 'tenants.json'];

/** The word as it stands in a sentence or as a label, told apart from names in code. */
const beside =
  /\b(?:lewat|via|melalui|ke|dari|di|alamat|kirim|mengirim|menulis|kotak|isi|satu|buka|periksa|balas|nama,|nomor|oleh|dan|atau) e-?mail\b(?! *[:=(])|\be-?mail (?:kami|kamu|anda|ini|itu|yang|dari|ke|untuk|resmi|panitia|tim|masuk|konfirmasi|palsu|kerja|atau|dan)\b/i;
const label = /['">]E-?mails?\b(?! \{|' \|)[^a-z]/;

function filesOf(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|rs)$/.test(file) && !/\.(?:test|fixture)\./.test(file))
    .filter((file) => !file.startsWith('dist'))
    .map((file) => join(place, file));
}

/** A line's text, without what is a comment. */
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

test.each(places)('%s says surel', (place) => {
  const found = filesOf(place).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && (beside.test(line) || label.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['Tautannya kami kirim lewat email.', true],
  ["label: 'Email',", true],
  ['<dt>Email</dt>', true],
  ['Balas email ini.', true],
  ['const { name, email } = values;', false],
  ['member1Email: string;', false],
  ["'email' | 'phone'", false],
  ['Tautannya kami kirim lewat surel.', false],
])('%s: %s', (line, isFound) => {
  expect(beside.test(line) || label.test(line)).toBe(isFound);
});

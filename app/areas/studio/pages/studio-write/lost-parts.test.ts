import { expect, it } from 'vitest';
import { lostParts } from './lost-parts';

it.each<[before: string, after: string, lost: string[]]>([
  ['<p>a</p>', '<p>a</p>', []],
  ['<div><b>a</b> <I>b</I></div>', '<p><strong>a</strong> <em>b</em></p>', []],
  ['<h1>a</h1><p>a<wbr>b</p>', '<h1>a</h1><p>ab</p>', ['tempat penggal kata']],
  ['<figure><img src="a"></figure>', '<p></p>', ['<figure>', '<img>']],
  ['<h5>a</h5><h5>b</h5>', '<h5>a</h5><p>b</p>', ['<h5>']],
  ['a < b', 'a &lt; b', []],
  ['<menu><li>a</li></menu>', '<ul><li><p>a</p></li></ul>', []],
  ['<p><code><a href="/a">a</a></code></p>', '<p><code>a</code></p>', ['tautan']],
])('%s as %s loses %j', (before, after, lost) => expect(lostParts(before, after)).toEqual(lost));

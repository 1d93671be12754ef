/** The schema of brand files, by which editors help, has the words of what reads them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import schema from '../../brands/brand.schema.json' with { type: 'json' };
import { CHOICES, FIELDS, FOOT_LIMIT, MENU_LIMIT, parseLook, SECOND } from './look';
import { lookEntries } from './look-entry';
import { motifNames } from './motif';

const root = join(import.meta.dirname, '../../..');
const good = JSON.parse(await readFile(join(root, 'app/brands/festival/brand.json'), 'utf8'));
const { second, ...others } = schema.properties;
const known: Record<string, object> = { ...others, ...second.properties };
const parse = (brand: object) => parseLook(JSON.stringify(brand), 'brand.json');

describe('the schema of brand files', () => {
  it('has the fields that are read', () => {
    expect(Object.keys(schema.properties).sort()).toEqual(['$schema', ...FIELDS].sort());
    expect(Object.keys(second.properties)).toEqual(SECOND);
    expect(schema.properties.menu.maxItems).toBe(MENU_LIMIT);
    expect(schema.properties.foot.maxItems).toBe(FOOT_LIMIT);
  });

  it('asks for the fields without which a file is refused', () => {
    const needed = Object.keys(good).filter((field) => {
      const { [field]: _left, ...rest } = good;
      try {
        return parse(rest) === null;
      } catch {
        return true;
      }
    });
    expect(needed.sort()).toEqual([...schema.required].sort());
  });

  it.each(Object.entries(CHOICES))(
    'has the words of %s, each of which is accepted',
    (kind, words) => {
      expect(known[kind]).toMatchObject({ enum: words });
      for (const word of words) {
        const own = { [kind]: word };
        const brand = SECOND.includes(kind) ? { second: { ...good.second, ...own } } : own;
        expect(parse({ ...good, ...brand }).variants).toMatchObject(own);
      }
    },
  );

  it('has the motifs and the fonts', () => {
    expect(schema.properties.motif.enum).toEqual(motifNames);
    for (const motif of schema.properties.motif.enum) {
      expect(parse({ ...good, motif }).motif).toBe(motif);
    }
    for (const family of schema.$defs.font.enum) {
      const type = { heading: family, body: family, figures: family };
      expect(parse({ ...good, type }).heading.family).toBe(family);
    }
  });
});

it('is named by brand files, and told to nobody by the build', async () => {
  expect(good.$schema).toBe('../brand.schema.json');
  expect(JSON.stringify(await lookEntries(root))).not.toContain('schema');
});

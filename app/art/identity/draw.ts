/** A brand's pictures for whoever publishes it without a build (`test/run/tenant/pictures.mjs`). */
import { brandOf } from './brand';
import { drawnBrand } from './drawn';
import { brandFiles } from './files';

/** Every file of a row's brand, by name; a picture that takes long is kept in `cacheDir`. */
export async function draw(
  row: Record<string, unknown>,
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<Map<string, string | Uint8Array>> {
  const brand = await drawnBrand(root, await brandOf(root, row));
  const names = Object.entries(brandFiles);
  return new Map(
    await Promise.all(
      names.map(async ([name, make]) => [name, await make(brand, cacheDir)] as const),
    ),
  );
}

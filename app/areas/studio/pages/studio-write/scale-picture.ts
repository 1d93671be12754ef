/** Pictures made smaller before they are sent: a phone's are many times what a page shows. */

/** The longest side, in pixels: twice a text's column, for dense screens. */
const LONGEST = 1920;

/** A file that is no larger, in bytes, and fits, is sent as it is. */
const SMALL = 400_000;

const QUALITY = 0.85;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size a picture is sent in: its own, or scaled down to fit, never below a pixel. */
export function fitting({ width, height }: Size): Size {
  const factor = Math.min(1, LONGEST / Math.max(width, height, 1));
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}

/** The picture to send and its size. Rejects where the file is no picture that this browser can read. */
export async function scaledPicture(file: File): Promise<{ file: File; size: Size }> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = fitting(bitmap);
    const fits = size.width === bitmap.width && size.height === bitmap.height;
    if (fits && file.size <= SMALL) return { file, size };
    const blob = await drawn(bitmap, size, file.type);
    // What a canvas makes of a drawing can be larger than what it was.
    if (blob === null || (fits && blob.size >= file.size)) {
      return { file, size: { width: bitmap.width, height: bitmap.height } };
    }
    return { file: new File([blob], nameFor(file.name, blob.type), { type: blob.type }), size };
  } finally {
    bitmap.close();
  }
}

/** What may be see-through stays so: as WebP, or PNG where the browser writes none. */
function drawn(bitmap: ImageBitmap, { width, height }: Size, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.drawImage(bitmap, 0, 0, width, height);
  const as = type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return new Promise((resolve) => canvas.toBlob(resolve, as, QUALITY));
}

/** The file's name with the ending of its new type. */
export function nameFor(name: string, type: string): string {
  const ending = type.replace('image/', '').replace('jpeg', 'jpg');
  return `${name.replace(/\.[^.]*$/, '') || 'gambar'}.${ending}`;
}

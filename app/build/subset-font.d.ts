declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Axes of a variable font that are fixed, or kept in part. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}

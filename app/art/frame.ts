/** The sizes that pictures are drawn in; a page cuts the rest off. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const FRAMES = {
  wide: { width: 640, height: 360 },
  photo: { width: 480, height: 360 },
  square: { width: 400, height: 400 },
  tall: { width: 360, height: 480 },
  banner: { width: 960, height: 300 },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;

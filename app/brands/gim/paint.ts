/** Draws a run: the same shapes and colours as the title screen's, in whole squares. */
import { CAT_X, type Run, SIZES, scoreOf } from './run';
import styles from './scene.module.css';
import {
  cat,
  cracker,
  crate,
  GROUND,
  gallon,
  HEIGHT,
  hills,
  moon,
  volcano,
  WIDTH,
} from './sprites';

const shapes = { cat, cracker, crate, gallon, moon, far: volcano, near: hills };

type Shape = keyof typeof shapes;

export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Draws at the size that the canvas has on the screen. */
  paint(run: Run): void;
}

/** Reads the colours that the canvas stands in, once. */
export function createPainter(canvas: HTMLCanvasElement): Painter {
  const context = canvas.getContext('2d');
  const hues = new Map<string, string>();
  const paths = new Map<Shape, Path2D>();
  const { fontFamily } = getComputedStyle(canvas);

  const hue = (kind: Shape | 'soil' | 'grass') => {
    const found = hues.get(kind) ?? hueOf(canvas, styles[kind] ?? '');
    hues.set(kind, found);
    return found;
  };
  const pathOf = (kind: Shape) => {
    const found = paths.get(kind) ?? new Path2D(shapes[kind]);
    paths.set(kind, found);
    return found;
  };

  return {
    canvas,
    paint(run) {
      const scale = sized(canvas);
      if (context === null || scale === 0) return;
      const draw = (kind: Shape, x: number, y: number) => {
        context.setTransform(scale, 0, 0, scale, Math.round(x) * scale, Math.round(y) * scale);
        context.fillStyle = hue(kind);
        context.fill(pathOf(kind));
      };
      const fill = (kind: 'soil' | 'grass', height: number) => {
        context.setTransform(scale, 0, 0, scale, 0, 0);
        context.fillStyle = hue(kind);
        context.fillRect(0, GROUND, canvas.width, height);
      };
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      draw('moon', 12, 26);
      drawSkyline('far', 0.1);
      drawSkyline('near', 0.35);
      fill('soil', HEIGHT - GROUND);
      fill('grass', 4);
      for (const { kind, x, y } of run.things) {
        draw(kind, x - run.distance, GROUND - y - SIZES[kind][1]);
      }
      draw('cat', CAT_X, GROUND - run.y - 12);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.fillStyle = hue('cracker');
      context.font = `12px ${fontFamily}`;
      context.fillText(String(scoreOf(run)).padStart(4, '0'), 8, 16);

      /** What is far goes by slowly; drawn twice, so that it never ends. */
      function drawSkyline(kind: 'far' | 'near', share: number) {
        const gone = (run.distance * share) % WIDTH;
        draw(kind, -gone, GROUND);
        draw(kind, WIDTH - gone, GROUND);
      }
    },
  };
}

/** Gives the canvas as many points as the screen has there; returns how many a square takes. */
function sized(canvas: HTMLCanvasElement): number {
  const sharpness = Math.min(2, devicePixelRatio);
  const width = Math.round(canvas.clientWidth * sharpness);
  const height = Math.round(canvas.clientHeight * sharpness);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return height / HEIGHT;
}

/** The colour that a shape of a class has here. */
function hueOf(canvas: HTMLCanvasElement, name: string): string {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('class', name);
  canvas.append(shape);
  const { fill } = getComputedStyle(shape);
  shape.remove();
  return fill;
}

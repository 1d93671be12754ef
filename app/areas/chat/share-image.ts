/** An answer drawn as a picture, in the brand's colours and with its logo. */
import { plainAnswer } from './plain-answer';
import { withoutAddresses } from './spoken-answer';

/** What is passed on. */
export interface Shared {
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  readonly brand: string;
  /** Where the brand is found. */
  readonly address: string;
  /** The logo for light grounds. */
  readonly logo: string;
}

/** Width and margin in px, and the lines that an answer may have: more would be too small to read. */
const WIDTH = 1080;
const MARGIN = 72;
const MOST_LINES = 44;
const MOST_QUESTION_LINES = 4;

const LOGO = { height: 72, mostWidth: 420 };
const TEXT = { size: 34, line: 50 };
const TITLE = { size: 44, line: 58 };
const HEAD = 200;
const FOOT = 130;

/** A logo that does not come in time is left out. */
const LOGO_MS = 4000;

/** Draws it; null where the browser has no canvas to draw on. */
export async function drawAnswer(shared: Shared): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const look = lookOf(document.documentElement);
  const inner = WIDTH - 2 * MARGIN;
  context.font = fontOf(look.heading, TITLE.size, 700);
  const title = linesOf(shared.question, inner, MOST_QUESTION_LINES, (text) =>
    widthOf(context, text),
  );
  context.font = fontOf(look.body, TEXT.size, 400);
  const lines = linesOf(withoutAddresses(plainAnswer(shared.answer)), inner, MOST_LINES, (text) =>
    widthOf(context, text),
  );
  const logo = await loadLogo(shared.logo);
  canvas.width = WIDTH;
  canvas.height = HEAD + title.length * TITLE.line + 40 + lines.length * TEXT.line + FOOT;
  paint(context, { shared, look, title, lines, logo });
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/png');
    } catch {
      resolve(null);
    }
  });
}

/** A text in lines that are as wide as there is room; the last one says where it was cut. */
export function linesOf(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.trim().split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      for (const part of fitting(word, width, measure)) {
        const longer = line === '' ? part : `${line} ${part}`;
        if (line !== '' && measure(longer) > width) {
          lines.push(line);
          line = part;
        } else line = longer;
      }
      if (lines.length >= most) return cutAt(lines, most);
    }
    lines.push(line);
    if (lines.length > most) return cutAt(lines, most);
  }
  return lines;
}

function cutAt(lines: readonly string[], most: number): string[] {
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** A word that is wider than a line, in pieces that are not. */
function fitting(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let rest = word;
  while (measure(rest) > width && rest.length > 1) {
    let end = rest.length - 1;
    while (end > 1 && measure(rest.slice(0, end)) > width) end = Math.floor(end / 2);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

interface Look {
  readonly primary: string;
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly heading: string;
  readonly body: string;
}

/** The brand's colours and fonts, as its pages have them. */
function lookOf(root: Element): Look {
  const style = getComputedStyle(root);
  const of = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    primary: of('--primary', '#1d4ed8'),
    // What is passed on is read on paper white, wherever it was shared from.
    ground: '#ffffff',
    ink: '#16181d',
    soft: '#5b6270',
    heading: of('--font-heading', 'sans-serif'),
    body: of('--font-body', 'sans-serif'),
  };
}

interface Painted {
  readonly shared: Shared;
  readonly look: Look;
  readonly title: readonly string[];
  readonly lines: readonly string[];
  readonly logo: HTMLImageElement | null;
}

function paint(context: CanvasRenderingContext2D, { shared, look, title, lines, logo }: Painted) {
  const { width, height } = context.canvas;
  context.fillStyle = look.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = look.primary;
  context.fillRect(0, 0, width, 16);
  context.textBaseline = 'top';
  if (logo === null)
    write(context, [shared.brand], 72, {
      ...TITLE,
      color: look.primary,
      font: fontOf(look.heading, TITLE.size, 800),
    });
  else paintLogo(context, logo);
  let top = HEAD;
  write(context, title, top, {
    ...TITLE,
    color: look.ink,
    font: fontOf(look.heading, TITLE.size, 700),
  });
  top += title.length * TITLE.line + 40;
  write(context, lines, top, { ...TEXT, color: look.ink, font: fontOf(look.body, TEXT.size, 400) });
  const foot = `Asisten Belajar ${shared.brand} · ${shared.address}`;
  write(context, [foot], height - 84, {
    line: 40,
    color: look.soft,
    font: fontOf(look.body, 28, 400),
  });
}

interface Written {
  readonly line: number;
  readonly color: string;
  readonly font: string;
}

function write(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  top: number,
  look: Written,
) {
  context.fillStyle = look.color;
  context.font = look.font;
  for (const [index, text] of lines.entries()) {
    context.fillText(text, MARGIN, top + index * look.line, WIDTH - 2 * MARGIN);
  }
}

function paintLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = logo;
  const scale = Math.min(LOGO.height / naturalHeight, LOGO.mostWidth / naturalWidth);
  context.drawImage(logo, MARGIN, 72, naturalWidth * scale, naturalHeight * scale);
}

/** The logo; null where it cannot be had, or not by a page that shows it to others. */
function loadLogo(source: string): Promise<HTMLImageElement | null> {
  if (source === '') return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    const giveUp = setTimeout(() => resolve(null), LOGO_MS);
    const settle = (found: HTMLImageElement | null) => {
      clearTimeout(giveUp);
      resolve(found);
    };
    image.crossOrigin = 'anonymous';
    image.onload = () => settle(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null);
    image.onerror = () => settle(null);
    image.src = source;
  });
}

function fontOf(family: string, size: number, weight: number): string {
  return `${weight} ${size}px ${family}`;
}

function widthOf(context: CanvasRenderingContext2D, text: string): number {
  return context.measureText(text).width;
}

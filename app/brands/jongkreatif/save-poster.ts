/** The poster as a file of its own: its colours written out, its font inside. */

/** Offers the poster for saving under a name of letters and hyphens. */
export async function savePoster(poster: SVGSVGElement, name: string): Promise<void> {
  const text = await standalone(poster);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  link.download = `${fileName(name)}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function fileName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'poster'
  );
}

/** The markup of the poster, which looks the same without this page's style sheets. */
async function standalone(poster: SVGSVGElement): Promise<string> {
  const copy = poster.cloneNode(true) as SVGSVGElement;
  const [shown, made] = [poster, copy].map((svg) => [...svg.querySelectorAll('path, g, text')]);
  for (const [index, element] of (shown ?? []).entries()) {
    const target = made?.[index];
    if (!target) continue;
    const { fill, fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(element);
    target.removeAttribute('class');
    target.setAttribute('fill', fill);
    if (element.tagName !== 'text') continue;
    target.setAttribute('font-family', fontFamily.replaceAll('"', "'"));
    target.setAttribute('font-size', fontSize);
    target.setAttribute('font-weight', fontWeight);
    target.setAttribute('letter-spacing', letterSpacing);
  }
  const { width, height } = poster.viewBox.baseVal;
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const title = poster.querySelector('text');
  const font = title && (await fontOf(getComputedStyle(title).fontFamily));
  if (font) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = font;
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

/** The rules of a family's fonts with the fonts in them; '' for those that cannot be had. */
async function fontOf(families: string): Promise<string> {
  const family = families.split(',')[0]?.replace(/["']/g, '').trim();
  const rules = [...document.styleSheets].flatMap((sheet) => [...rulesOf(sheet)]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      rule.style.getPropertyValue('font-family').replace(/["']/g, '') === family,
  );
  return (await Promise.all(faces.map(withFont))).join('');
}

async function withFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  try {
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
    if (!answer.ok) return '';
    const data = await asDataAddress(await answer.blob());
    const kept = ['font-family', 'font-weight', 'unicode-range'].flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === '' ? [] : [`${name}:${value}`];
    });
    return `@font-face{${[...kept, `src:url(${data})`].join(';')}}`;
  } catch {
    return '';
  }
}

/** A style sheet of another site tells nothing. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

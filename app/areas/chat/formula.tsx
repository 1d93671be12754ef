import { useEffect, useRef, useState } from 'react';
import { browserOnly } from '../../router/chunk-guard';
import { formulaOptions } from './formula-options';
import styles from './markdown.module.css';

/** What makes MathML of TeX; comes with the first formula. */
const loadTemml = browserOnly(() => import('temml'));

/** A formula as MathML, which screen readers read. Its TeX stands there until that is made of it. */
export function Formula({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isMade, setIsMade] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const { default: temml } = await loadTemml();
      if (!isCurrent || place.current === null) return;
      // Nodes, never HTML.
      temml.render(tex, place.current, formulaOptions(isDisplay));
      setIsMade(true);
    };
    // What cannot be read as TeX, or without the code for it, stays as it was written.
    make().catch(() => isCurrent && setIsMade(false));
    return () => {
      isCurrent = false;
    };
  }, [tex, isDisplay]);
  return (
    <span className={isDisplay ? styles.display : undefined}>
      <span ref={place} hidden={!isMade} />
      {!isMade && <code>{tex}</code>}
    </span>
  );
}

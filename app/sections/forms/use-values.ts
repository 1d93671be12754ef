import { useRef, useState } from 'react';
import { fillControls, readControls } from './controls';
import type { FormFields } from './fields';
import type { Values } from './values';

/**
 * What a form's fields hold. Controls hold it themselves and are read with each input; what has none on the
 * page, as in a step that is not shown, is held here.
 */
export function useValues<Name extends string>(fields: FormFields<Name>, begun: Values<Name>) {
  const [values, setValues] = useState(begun);
  // An upload that ends, or a press, finds what is held by then, not what was rendered last.
  const latest = useRef(values);
  const isFilling = useRef(false);
  const hold = (next: Values<Name>) => {
    latest.current = next;
    setValues(next);
  };
  return {
    values,
    now: () => latest.current,
    hold,
    /** Reads the controls. */
    read(form: HTMLFormElement) {
      hold(readControls(form, fields, latest.current));
      return latest.current;
    },
    /** Whether an input is the page's own, which changes nothing else. */
    isFilling: () => isFilling.current,
    /** Has fields, and their controls, hold these values, as nobody has typed them. */
    fill(form: HTMLFormElement | null, next: Values<Name>) {
      hold(next);
      isFilling.current = true;
      if (form) fillControls(form, fields, next);
      isFilling.current = false;
    },
  };
}

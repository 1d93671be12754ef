import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../core/app-context';
import { clock } from '../../../../core/clock';
import type { Form } from '../../../../sections/forms/use-form';
import { noteSaved, savedAt } from '../../../../sections/studio/drafts';

/**
 * When the draft of a form was kept last, an ISO text; empty where there is none. It is noted with each
 * change, once the form itself has kept it.
 */
export function useSavedAt(
  name: string,
  { values, phase }: Pick<Form<string>, 'values' | 'phase'>,
) {
  const { work } = useApp();
  const [saved, setSaved] = useState(() => savedAt(work, name));
  const seen = useRef(values);
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    if (phase !== 'editing') return;
    const now = clock.date().toISOString();
    setSaved(noteSaved(work, name, now) ? now : '');
  }, [work, name, values, phase]);
  return saved;
}

/**
 * A form that was sent before the page was alive. The browser has sent it to the page's own address,
 * and the edge has answered with the page again and with what was typed (worker/document/unsent.rs),
 * out of which the form is filled once.
 */
import { useEffect, useState } from 'react';
import type { App } from '../../app';
import { useApp } from '../../app-context';
import { Notice } from '../../ui/feedback';
import { entriesOf, type FieldSpec, type FormFields } from './fields';
import { TICKED } from './rules';

/** What fields held, by name. */
type Typed = Readonly<Record<string, string>>;

/** What the visitor reads in a form that came back. */
export const UNSENT =
  'Isianmu belum terkirim karena halaman ini belum selesai dimuat; kirim lagi setelah halaman lengkap dan JavaScript menyala.';

/** Says in what is sent which form it is of; the edge reads it there. */
export function FormName({ name }: { name: string }) {
  return <input type="hidden" name="_form" value={name} />;
}

/** Says so in a form that has no summary of its own. */
export function UnsentNotice() {
  return (
    <Notice tone="danger">
      <p>{UNSENT}</p>
    </Notice>
  );
}

function createUnsent({ boot }: App) {
  let held = boot.unsent;
  return {
    of(form: string): Typed | null {
      const isIts = held !== null && (held.form === form || held.form === '');
      return isIts ? (held?.values ?? null) : null;
    },
    forget() {
      held = null;
    },
  };
}

/** What was typed into the form of that name before the page was alive; null where nothing was. */
export function useUnsent(form: string): Typed | null {
  const unsent = useApp().of(createUnsent);
  const [typed] = useState(() => unsent.of(form));
  // Whoever comes to the form again finds it as any other.
  useEffect(() => {
    if (typed !== null) unsent.forget();
  }, [typed, unsent]);
  return typed;
}

/** The part of it that the fields can hold. */
export function typedInto<Name extends string>(
  fields: FormFields<Name>,
  typed: Typed,
): Partial<Record<Name, string>> {
  const into: Partial<Record<Name, string>> = {};
  for (const [name, field] of entriesOf(fields)) {
    if (Object.hasOwn(typed, name)) into[name] = heldBy(field, typed[name] ?? '');
  }
  return into;
}

function heldBy(field: FieldSpec, text: string): string {
  if (field.kind === 'tick') return TICKED;
  const isPossible = !('options' in field) || field.options.some(({ value }) => value === text);
  return isPossible && field.kind !== 'password' ? text : '';
}

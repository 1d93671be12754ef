import { type CSSProperties, type ReactNode, useId } from 'react';
import { Radio } from './choice';
import { cx } from './cx';
import styles from './one-of.module.css';

interface OptionProps {
  /** Of the group. The options of one name are walked by the arrow keys, wherever they stand. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose(): void;
  /** What it is called, where its face does not say so. */
  label?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/**
 * One of several, with a face of the brand's own over the radio. Groups that are no plain row are built
 * of these, in a fieldset; plain ones are a OneOf.
 */
export function Option(props: OptionProps) {
  const { name, value, isChosen, onChoose, label, className, style, children } = props;
  return (
    <Radio
      name={name}
      value={value}
      checked={isChosen}
      aria-label={label}
      onChange={onChoose}
      className={cx(styles.option, className)}
      style={style}
    >
      {children}
    </Radio>
  );
}

type OneOfProps<K extends string> = {
  /** Each key with its face, which also names it. */
  options: readonly (readonly [key: K, face: ReactNode])[];
  /** Null while nothing has been chosen. */
  chosen: NoInfer<K> | null;
  onChoose(key: NoInfer<K>): void;
  className?: string | undefined;
  /** Of each option; looks of all of them may as well be said of `label` in the group's. */
  optionClass?: string | undefined;
} & Named;

/** What the group is called: by words of its own, or by a heading that stands there already. */
type Named =
  | { legend: ReactNode; labelledBy?: undefined }
  | { legend?: undefined; labelledBy: string };

/** One of several, as a row of faces; its looks are those of the class it is given. */
export function OneOf<K extends string>(props: OneOfProps<K>) {
  const { legend, labelledBy, options, chosen, onChoose, className, optionClass } = props;
  const name = useId();
  return (
    <fieldset className={className} aria-labelledby={labelledBy}>
      {legend !== undefined && <legend>{legend}</legend>}
      {options.map(([key, face]) => (
        <Option
          key={key}
          name={name}
          value={key}
          isChosen={key === chosen}
          onChoose={() => onChoose(key)}
          className={optionClass}
        >
          {face}
        </Option>
      ))}
    </fieldset>
  );
}

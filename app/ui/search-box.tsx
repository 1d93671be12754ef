import { Form } from 'react-router';
import { Button } from './button';
import { Icon } from './icon';
import { Input } from './input';
import styles from './search-box.module.css';
import { useShownValue } from './use-shown-value';

type SearchBoxProps = {
  /** What is searched, said to assistive technology: "Cari kelas". */
  label: string;
  placeholder?: string;
  /** The query parameter; `keep` lists parameters that stay in the address. */
  name?: string;
  value?: string;
  action?: string;
  keep?: Record<string, string>;
};

/** A search form that goes to the address of its results, so that they can be shared. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, name = 'search', value = '', action, keep = {} } = props;
  const box = useShownValue(value);
  return (
    <Form role="search" method="get" className={styles.search} {...(action && { action })}>
      <div className={styles.box}>
        <Icon name="search" size={20} />
        <Input
          ref={box}
          type="search"
          aria-label={label}
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Button type="submit">Cari</Button>
    </Form>
  );
}

import { Input } from '../../../../ui/input';

interface AddressInputProps {
  label: string;
  placeholder: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
  /** Puts the address in, as Enter does. */
  onPut: () => void;
}

/** An address that goes into the text: within the post's form, but none of its fields. */
export function AddressInput(props: AddressInputProps) {
  const { label, placeholder, value, isWrong, onChange, onPut } = props;
  return (
    <Input
      aria-label={label}
      type="url"
      value={value}
      placeholder={placeholder}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter would send the whole post.
        event.preventDefault();
        onPut();
      }}
    />
  );
}

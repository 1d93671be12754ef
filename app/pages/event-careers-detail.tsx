import { Section } from '../ui/layout';

export default function Page() {
  return <Section label="Halaman">{null}</Section>;
}

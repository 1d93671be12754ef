import { Container } from '../ui/layout';

/** Kabar. */
export default function BeritaPage() {
  return (
    <Container>
      <h1>Kabar</h1>
    </Container>
  );
}

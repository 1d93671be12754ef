import { Container } from '../ui/layout';

/** Kabar. */
export default function BeritaDetailPage() {
  return (
    <Container>
      <h1>Kabar</h1>
    </Container>
  );
}

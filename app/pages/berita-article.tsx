import { Container } from '../ui/layout';

/** Kabar. */
export default function BeritaArticlePage() {
  return (
    <Container>
      <h1>Kabar</h1>
    </Container>
  );
}

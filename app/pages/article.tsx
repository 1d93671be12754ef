import { Container } from '../ui/layout';

/** Artikel. */
export default function ArticlePage() {
  return (
    <Container>
      <h1>Artikel</h1>
    </Container>
  );
}

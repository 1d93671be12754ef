import { Container } from '../ui/layout';

/** Berita. */
export default function NewsArticlePage() {
  return (
    <Container>
      <h1>Berita</h1>
    </Container>
  );
}

import { Container } from '../ui/layout';

/** Berita. */
export default function NewsDetailPage() {
  return (
    <Container>
      <h1>Berita</h1>
    </Container>
  );
}

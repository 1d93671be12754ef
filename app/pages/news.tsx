import { Container } from '../ui/layout';

/** Berita. */
export default function NewsPage() {
  return (
    <Container>
      <h1>Berita</h1>
    </Container>
  );
}

import { Container } from '../ui/layout';

/** Galeri. */
export default function GalleryPage() {
  return (
    <Container>
      <h1>Galeri</h1>
    </Container>
  );
}

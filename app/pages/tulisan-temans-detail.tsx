import { Container } from '../ui/layout';

/** Tulisan Teman. */
export default function TulisanTemansDetailPage() {
  return (
    <Container>
      <h1>Tulisan Teman</h1>
    </Container>
  );
}

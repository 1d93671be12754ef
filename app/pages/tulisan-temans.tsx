import { Container } from '../ui/layout';

/** Tulisan Teman. */
export default function TulisanTemansPage() {
  return (
    <Container>
      <h1>Tulisan Teman</h1>
    </Container>
  );
}

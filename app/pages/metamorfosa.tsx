import { Container } from '../ui/layout';

/** Metamorfosa. */
export default function MetamorfosaPage() {
  return (
    <Container>
      <h1>Metamorfosa</h1>
    </Container>
  );
}

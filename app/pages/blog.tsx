import { Container } from '../ui/layout';

/** Blog. */
export default function BlogPage() {
  return (
    <Container>
      <h1>Blog</h1>
    </Container>
  );
}

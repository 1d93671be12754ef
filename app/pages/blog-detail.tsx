import { Container } from '../ui/layout';

/** Blog. */
export default function BlogDetailPage() {
  return (
    <Container>
      <h1>Blog</h1>
    </Container>
  );
}

import { Container } from '../ui/layout';

/** Video. */
export default function VideoPage() {
  return (
    <Container>
      <h1>Video</h1>
    </Container>
  );
}

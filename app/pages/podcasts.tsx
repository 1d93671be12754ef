import { Container } from '../ui/layout';

/** Podcast. */
export default function PodcastsPage() {
  return (
    <Container>
      <h1>Podcast</h1>
    </Container>
  );
}

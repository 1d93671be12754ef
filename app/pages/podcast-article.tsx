import { Container } from '../ui/layout';

/** Podcast. */
export default function PodcastArticlePage() {
  return (
    <Container>
      <h1>Podcast</h1>
    </Container>
  );
}

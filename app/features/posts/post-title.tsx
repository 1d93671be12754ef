import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';

/** A post's title as the link that covers its card; plain text where no page shows the post. */
export function PostTitle({ title, to }: { title: string; to: string | null }) {
  if (to === null) return title;
  return (
    <AppLink to={to} className={stretched}>
      {title}
    </AppLink>
  );
}

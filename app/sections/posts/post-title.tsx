import { AppLink } from '../../ui/app-link';
import { stretched } from '../../ui/card';

interface TitleProps {
  title: string;
  to: string | null;
}

/** A title as the link to its page; plain text where no page shows it. */
export function TitleLink({ title, to, className }: TitleProps & { className?: string }) {
  if (to === null) return title;
  return (
    <AppLink to={to} {...(className && { className })}>
      {title}
    </AppLink>
  );
}

/** A post's title as the link that covers its card; plain text where no page shows the post. */
export function PostTitle(props: TitleProps) {
  return <TitleLink {...props} className={stretched} />;
}

import { useEffect, useState } from 'react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

/** How long the button says that the link was copied, in ms. */
const COPIED_MS = 2500;

type ShareButtonProps = {
  /** What is shared, by name. */
  title: string;
  label?: string;
  /** Takes the whole width of its container. */
  block?: boolean;
};

/** Shares the page by the platform's own sheet, or copies its address where there is none. */
export function ShareButton({ title, label = 'Bagikan', block = false }: ShareButtonProps) {
  const [notice, setNotice] = useState('');

  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const share = async () => {
    const result = await shareOrCopy({ title, url: location.href.split('#')[0] ?? location.href });
    if (result === 'copied') setNotice('Tautan disalin');
    if (result === 'failed') setNotice('Tautan tidak bisa disalin');
  };

  return (
    <div data-scripted="">
      <Button variant="ghost" block={block} icon="arrow-up-right" onClick={() => void share()}>
        {notice || label}
      </Button>
      <span role="status">
        <VisuallyHidden>{notice}</VisuallyHidden>
      </span>
    </div>
  );
}

type ShareResult = 'shared' | 'dismissed' | 'copied' | 'failed';

async function shareOrCopy(what: { title: string; url: string }): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet. Anything else, such as a policy: copying may still work.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

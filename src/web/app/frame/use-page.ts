import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { focusHeading } from '#web/controls/page/page-heading.tsx';

const FIRST_PAGE = 'default';

/** Names the document after the screen and moves the focus to its heading, so that a navigation is noticed. */
export function usePage(): void {
  const { pathname, key } = useLocation();
  const title = titleOf(useMatches().at(-1)?.handle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, even if two share a title.
  useEffect(() => {
    document.title = title === 'Home' ? 'Anamnesis: guided clinical history taking' : `${title} · Anamnesis`;
    if (key === FIRST_PAGE) return;
    focusHeading();
  }, [pathname, title]);
}

function titleOf(handle: unknown): string {
  const isNamed = typeof handle === 'object' && handle !== null && 'title' in handle;
  return isNamed && typeof handle.title === 'string' ? handle.title : 'Anamnesis';
}

import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

type PageHeadingProps = {
  readonly title: string;
  /** One sentence: what to do here. */
  readonly children?: ReactNode;
  /** Stands at the right on wide screens: a small action or a status. */
  readonly aside?: ReactNode;
  /** Title and sentence on one line: for pages that are mostly work. */
  readonly isCompact?: boolean;
};

/** Moves the focus to the title of the page, or to the page where it has none. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  heading?.focus({ preventScroll: true });
}

/** The title of a page. It takes the focus after a navigation, so that it is read out. */
export function PageHeading({ title, children, aside, isCompact = false }: PageHeadingProps) {
  return (
    <header className={classes.heading} data-compact={isCompact || undefined}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children === undefined ? null : <p className={classes.lead}>{children}</p>}
      </div>
      {aside}
    </header>
  );
}

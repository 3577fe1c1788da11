import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import classes from '#web/app/frame/frame.module.css';
import { usePage } from '#web/app/frame/use-page.ts';

/** The page itself, or what decides whether it is shown. */
export function Main({ children = <ArrivedPage /> }: { readonly children?: ReactNode }) {
  return (
    <main id="main" className={classes.main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The screen at this address, once it is shown. */
export function ArrivedPage() {
  usePage();
  return <Outlet />;
}

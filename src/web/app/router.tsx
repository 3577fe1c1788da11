import { createBrowserRouter, type RouteObject } from 'react-router';
import { BareErrorPage, ErrorPage } from '#web/app/error-page.tsx';
import { Frame } from '#web/app/frame/frame.tsx';
import { NotFound } from '#web/app/not-found.tsx';
import { SCREENS, type Screen } from '#web/app/screens.ts';
import { SignedInOnly } from '#web/app/signed-in-only.tsx';

const screens: RouteObject[] = Object.entries(SCREENS).map(([path, { title, load, isPersonal }]) => ({
  path,
  handle: { title },
  lazy: { Component: isPersonal ? personal(load) : load },
}));

function personal(load: Screen['load']): Screen['load'] {
  return async () => {
    const Content = await load();
    return () => (
      <SignedInOnly>
        <Content />
      </SignedInOnly>
    );
  };
}

/** The error page appears inside the frame for a screen that fails, and by itself when the frame does. */
export const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: BareErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...screens, { path: '*', handle: { title: 'Page not found' }, Component: NotFound }],
      },
    ],
  },
]);

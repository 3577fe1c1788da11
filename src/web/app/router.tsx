import { createBrowserRouter, type RouteObject } from 'react-router';
import { BareErrorPage, ErrorPage } from '#web/app/error-page.tsx';
import { Frame } from '#web/app/frame/frame.tsx';
import { Main } from '#web/app/frame/main.tsx';
import { NotFound } from '#web/app/not-found.tsx';
import { OTHER_SCREENS, type Screen, STEP_SCREENS } from '#web/app/screens.ts';
import { SignedInOnly } from '#web/app/signed-in-only.tsx';

function routesOf(screens: Readonly<Record<string, Screen>>): RouteObject[] {
  return Object.entries(screens).map(([path, { title, load, isPersonal }]) => ({
    path,
    handle: { title },
    lazy: { Component: isPersonal ? personal(load) : load },
  }));
}

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

/** What stands around the steps knows the case, which is much to load; Home and the account do without. */
const stepMain: RouteObject['lazy'] = {
  Component: async () => (await import('#web/app/step-main.tsx')).StepMain,
};

const notFound: RouteObject = { path: '*', handle: { title: 'Page not found' }, Component: NotFound };

/** The error page appears inside the frame for a screen that fails, and by itself when the frame does. */
export const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: BareErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: Main,
        children: [{ ErrorBoundary: ErrorPage, children: [...routesOf(OTHER_SCREENS), notFound] }],
      },
      { lazy: stepMain, children: [{ ErrorBoundary: ErrorPage, children: routesOf(STEP_SCREENS) }] },
    ],
  },
]);

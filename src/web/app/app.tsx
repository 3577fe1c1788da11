import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { followAccount } from '#web/api/account.ts';
import { queryClient } from '#web/api/query-client.ts';
import { workInBackground } from '#web/app/background/in-background.ts';
import { router } from '#web/app/router.tsx';
import { followOtherTabs } from '#web/case/stored-store.ts';
import { ignoreSecondClicks } from '#web/controls/buttons/second-clicks.ts';
import { colourSchemeManager } from '#web/theme/colour-scheme.ts';
import { theme } from '#web/theme/theme.ts';

/** The application and what all of it needs. The colours are in style sheets, so Mantine writes none. */
export function App() {
  useEffect(followOtherTabs, []);
  useEffect(followAccount, []);
  useEffect(workInBackground, []);
  useEffect(ignoreSecondClicks, []);
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colourSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
}

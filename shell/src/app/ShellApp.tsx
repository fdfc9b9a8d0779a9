import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ConsentContext } from '../consent/ConsentContext.ts'
import { EnvironmentContext } from '../core/EnvironmentContext.ts'
import { ShellHostContext } from '../host/ShellHostContext.ts'
import { LoadersContext } from '../lazy/LoadersContext.ts'
import { RouterView } from '../router/RouterView.tsx'
import { SignInFlowContext } from '../signIn/SignInFlowContext.ts'
import { VersionNoticeContext } from '../version/VersionNoticeContext.ts'
import { onNavigation, onPageLeft } from './onNavigation.ts'
import { PersonProvider } from './PersonProvider.tsx'
import { RoutedScreen } from './RoutedScreen.tsx'
import type { StartedShell } from './startShell.ts'

/** The root component, rendered once startShell has completed. */
export function ShellApp({ shell, queryClient, router, routes }: StartedShell) {
  const { palette, toasts } = shell.host
  useEffect(() => onNavigation(router, palette.close), [router, palette])
  useEffect(() => onPageLeft(router, toasts.leavePage), [router, toasts])
  return (
    <EnvironmentContext value={shell.environment}>
      <ShellHostContext value={shell.host}>
        <LoadersContext value={shell.loaders}>
          <ConsentContext value={shell.consent}>
            <VersionNoticeContext value={shell.versionNotice}>
              <SignInFlowContext value={shell.signInFlow}>
                <QueryClientProvider client={queryClient}>
                  <PersonProvider>
                    <RouterView router={router}>
                      <RoutedScreen routes={routes} />
                    </RouterView>
                  </PersonProvider>
                </QueryClientProvider>
              </SignInFlowContext>
            </VersionNoticeContext>
          </ConsentContext>
        </LoadersContext>
      </ShellHostContext>
    </EnvironmentContext>
  )
}

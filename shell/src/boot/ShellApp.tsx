import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { PersonProvider } from '../person/PersonProvider.tsx'
import { ShellContext } from './ShellContext.ts'
import type { StartedShell } from './startShell.ts'

/** The product, once everything it stands on was made. */
export function ShellApp({ shell, queryClient, router }: StartedShell) {
  return (
    <ShellContext value={shell}>
      <QueryClientProvider client={queryClient}>
        <PersonProvider>
          <RouterProvider router={router} />
        </PersonProvider>
      </QueryClientProvider>
    </ShellContext>
  )
}

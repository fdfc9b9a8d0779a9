import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderHookResult, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a hook as a feature would, with a query client of its own unless one is given. */
export function renderDataHook<Result>(
  hook: () => Result,
  client = new QueryClient(),
): RenderHookResult<Result, unknown> & { readonly client: QueryClient } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { ...renderHook(hook, { wrapper }), client }
}

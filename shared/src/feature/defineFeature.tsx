import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CONTRACT_VERSION, type HostServices } from './contract.ts'
import type { Feature } from './Feature.ts'
import { HostContext } from './hooks/HostContext.ts'

export interface FeatureOptions {
  /** The package's name, for example "mfe-account". */
  readonly name: string
  /** The component shown in the area. It may use every hook of this package. */
  readonly view: (props: { readonly host: HostServices }) => ReactNode
}

/**
 * Creates a feature (a single-spa parcel) from a React component. The host renders the view, so that its router and
 * theme reach it. Lifecycles never wait for the view: the boundary around it catches what it throws or suspends on.
 */
export function defineFeature({ name, view: View }: FeatureOptions): Feature {
  // Keyed by element: the same feature may be on the page twice.
  const mounted = new WeakMap<HTMLElement, () => void>()
  return {
    name,
    contract: CONTRACT_VERSION,
    bootstrap: async () => {},
    mount: async ({ domElement, host }) => {
      const view = (
        <HostContext value={host}>
          <QueryClientProvider client={host.queryClient}>
            <View host={host} />
          </QueryClientProvider>
        </HostContext>
      )
      mounted.set(domElement, host.render(view, domElement))
    },
    unmount: async ({ domElement }) => {
      const unmount = mounted.get(domElement)
      mounted.delete(domElement)
      unmount?.()
    },
  }
}

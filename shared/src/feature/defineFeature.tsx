import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CONTRACT_VERSION, type HostServices, type Renderer } from './contract.ts'
import type { Feature } from './Feature.ts'
import { HostContext } from './hooks/HostContext.ts'
import { ownRootRenderer } from './ownRootRenderer.tsx'

export interface FeatureOptions {
  /** The package's name, for example "mfe-account". */
  readonly name: string
  /** The component shown in the area. It may use every hook of this package. */
  readonly view: (props: { readonly host: HostServices }) => ReactNode
  /** Runs once per mount before the view is rendered; what it returns runs after the view is gone. */
  readonly start?: (host: HostServices) => undefined | (() => void)
}

interface Mounted {
  readonly handle: ReturnType<Renderer>
  readonly stop: (() => void) | undefined
}

/**
 * Makes a feature (a single-spa parcel) of a React component. The view is rendered by the host where it
 * offers a renderer, so that its router and theme reach it, and in a root of its own elsewhere. Lifecycles
 * never wait for the view: what it throws or suspends on is caught by the boundary around it.
 */
export function defineFeature({ name, view: View, start }: FeatureOptions): Feature {
  // By element, not by name: the same feature may be on the page twice.
  const mounted = new WeakMap<HTMLElement, Mounted>()

  const viewFor = (host: HostServices) => (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <View host={host} />
      </QueryClientProvider>
    </HostContext>
  )

  return {
    name,
    contract: CONTRACT_VERSION,
    bootstrap: async () => {},
    mount: async ({ domElement, host }) => {
      const stop = start?.(host)
      try {
        const render = host.render ?? ownRootRenderer(name, host.report)
        mounted.set(domElement, { handle: render(viewFor(host), domElement), stop })
      } catch (error) {
        stop?.()
        throw error
      }
    },
    update: async ({ domElement, host }) => {
      mounted.get(domElement)?.handle.update(viewFor(host))
    },
    unmount: async ({ domElement }) => {
      const current = mounted.get(domElement)
      mounted.delete(domElement)
      try {
        current?.handle.unmount()
      } finally {
        current?.stop?.()
      }
    },
  }
}

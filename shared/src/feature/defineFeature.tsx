import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CONTRACT_VERSION, type HostServices } from './core/contract.ts'
import type { Feature } from './core/Feature.ts'
import { HostContext } from './hooks/useHost.ts'

/** A component shown in an area. It may use every hook of this package. */
export type FeatureView = (props: { readonly host: HostServices }) => ReactNode

type FeatureOptions = {
  /** The package's name, for example "mfe-account". */
  readonly name: string
} & (
  | { readonly view: FeatureView }
  /** For a feature of several areas: the view of each, by the path where the host mounts it. */
  | { readonly views: Readonly<Record<`/${string}`, FeatureView>> }
)

/**
 * Creates a feature (a single-spa parcel) from a React component. The host renders the view inside its own React tree,
 * so that router and theme apply to it. Lifecycles never wait for the view; the host handles its errors and suspense.
 *
 * @returns a feature whose mount rejects at a path that has no view
 */
export function defineFeature({ name, ...options }: FeatureOptions): Feature {
  // Keyed by element, because the page may show the same feature twice.
  const mounted = new WeakMap<HTMLElement, () => void>()
  return {
    name,
    contract: CONTRACT_VERSION,
    bootstrap: async () => {},
    mount: async ({ domElement, host }) => {
      const View = 'view' in options ? options.view : viewAt(host.basename, name, options.views)
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

function viewAt(basename: string, name: string, views: Readonly<Record<string, FeatureView>>): FeatureView {
  const view = views[basename]
  if (view) return view
  throw new Error(`${name} has no view at "${basename}", only at ${Object.keys(views).join(', ')}.`)
}

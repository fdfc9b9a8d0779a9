import { type ReactNode, useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom'
import type { Feature } from '../core/Feature.ts'
import { featureErrorText } from '../errors/featureErrorText.ts'
import { useReadable } from '../hooks/useReadable.ts'
import { FeatureSlot } from '../slot/FeatureSlot.tsx'
import { createStandaloneHost, type StandaloneHost, type StandalonePerson } from './createStandaloneHost.ts'

export interface StandaloneOptions extends StandalonePerson {
  readonly element: HTMLElement
  /** Path the feature has in the product, for example "/outcome-validation". */
  readonly basename: string
  /** Adds the page's styles, because a feature has none of its own. */
  readonly frame?: (page: ReactNode) => ReactNode
}

/**
 * Shows one feature on a page without the shell, in the same slot as in the shell. The caller connects the data before.
 * Returns the release.
 */
export function runStandalone(feature: Feature, options: StandaloneOptions): () => void {
  const { element, basename, frame = (page) => page } = options
  const host = createStandaloneHost(basename, options, console, (to, how) => void router.navigate(to, how))
  const router = createBrowserRouter([
    { path: `${basename}/*`, element: <StandalonePage feature={feature} host={host} /> },
    { path: '*', element: <Navigate to={basename} replace /> },
  ])
  const root = createRoot(element)
  root.render(frame(<RouterProvider router={router} />))
  return () => {
    root.unmount()
    router.dispose()
  }
}

interface StandalonePageProps {
  readonly feature: Feature
  readonly host: StandaloneHost
}

function StandalonePage({ feature, host }: StandalonePageProps) {
  const load = useCallback(async () => ({ default: feature }), [feature])
  const message = useReadable(host.message)
  return (
    <main>
      <FeatureSlot
        area={feature.name}
        host={host.services}
        load={load}
        pending={null}
        failed={(error, tryAgain) => (
          <p role="alert">
            {featureErrorText(error).title}{' '}
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          </p>
        )}
        onFailure={(error) => host.services.report(error)}
      />
      <output>{message}</output>
    </main>
  )
}

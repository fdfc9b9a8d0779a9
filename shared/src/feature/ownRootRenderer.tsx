import { type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { HostServices, Renderer } from './contract.ts'
import type { FeatureError } from './errors/FeatureError.ts'
import { featureErrorWords } from './errors/featureErrorWords.ts'
import { FeatureBoundary } from './slot/FeatureBoundary.tsx'

/**
 * Renders into a React root of its own, for hosts that offer no renderer.
 * @param area name used for generated ids and in the words of a failure
 * @param report receives what the view throws
 */
export function ownRootRenderer(area: string, report: HostServices['report']): Renderer {
  return (view, into) => {
    const root = createRoot(into, {
      identifierPrefix: `${area}-`,
      onCaughtError: (error) => report(error, { area }),
    })
    const show = (node: ReactNode) =>
      root.render(
        <FeatureBoundary area={area} failed={(error) => <Words error={error} />}>
          <Suspense fallback={null}>{node}</Suspense>
        </FeatureBoundary>,
      )
    show(view)
    return { update: show, unmount: () => root.unmount() }
  }
}

function Words({ error }: { readonly error: FeatureError }) {
  const { title, detail } = featureErrorWords(error)
  return (
    <p role="alert">
      {title}. {detail}
    </p>
  )
}

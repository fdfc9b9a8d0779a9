import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HostServices, Renderer } from '../core/contract.ts'
import type { Feature } from '../core/Feature.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import type { AreaView, AreaViewProps } from './AreaSlot.tsx'
import { type AcquireFeatureRequest, acquireFeature } from './acquireFeature.ts'
import { FeatureBoundary } from './FeatureBoundary.tsx'
import { mountFeature } from './mountFeature.ts'
import { SlowFallback } from './SlowFallback.tsx'

export interface LoadFeatureRequest extends AcquireFeatureRequest {
  /** The services of the host. Each element where the feature is shown gets a renderer of its own. */
  readonly host: Omit<HostServices, 'render'>
  /** Milliseconds after which a view that waits for its data counts as slow. */
  readonly slowAfterMs: number
  /** Called each time the feature has been mounted. */
  readonly onMounted?: () => void
}

/**
 * Loads a feature for an AreaSlot. The returned component mounts the feature as a parcel and catches its failures. It
 * renders the view through a portal, so that the view gets the surrounding React context.
 *
 * @throws FeatureError unreachable, slow, corrupt or incompatible
 */
export async function loadFeature({
  host,
  slowAfterMs,
  onMounted,
  ...request
}: LoadFeatureRequest): Promise<AreaView> {
  const feature = await acquireFeature(request)
  const { area } = request
  return (slot) => (
    <FeatureBoundary area={area} failed={slot.failed} onFailure={slot.onFailure}>
      <MountedFeature
        {...slot}
        area={area}
        feature={feature}
        host={host}
        slowAfterMs={slowAfterMs}
        onMounted={onMounted}
      />
    </FeatureBoundary>
  )
}

interface MountedFeatureProps extends AreaViewProps {
  readonly area: string
  readonly feature: Feature
  readonly host: LoadFeatureRequest['host']
  readonly slowAfterMs: number
  readonly onMounted: (() => void) | undefined
}

interface PlacedView {
  readonly node: ReactNode
  readonly into: HTMLElement
}

function MountedFeature({ area, feature, host, slowAfterMs, onMounted, ...slot }: MountedFeatureProps) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PlacedView | null>(null)
  const [failure, setFailure] = useState<FeatureError | null>(null)

  useEffect(() => {
    const lease = new AbortController()
    const element = document.createElement('div')
    place.current?.append(element)
    const mounting = mountFeature({
      area,
      feature,
      element,
      host: { ...host, render: portalRenderer(setView) },
      signal: lease.signal,
    })
    mounting.then(
      () => {
        if (!lease.signal.aborted) onMounted?.()
      },
      (error: unknown) => {
        if (!lease.signal.aborted) setFailure(FeatureError.from(error, area))
      },
    )
    return () => {
      lease.abort()
      element.remove()
      // A mount that failed has been reported already and has nothing to release.
      const released = mounting.then(
        (release) => release,
        () => undefined,
      )
      released
        .then((release) => release?.())
        .catch((error: unknown) => host.report(error, { area, during: 'unmount' }))
    }
  }, [area, feature, host, onMounted])

  if (failure !== null) throw failure
  const fallback = <SlowFallback {...slot} area={area} afterMs={slowAfterMs} />
  return (
    <>
      <div ref={place} />
      {view === null
        ? slot.pending
        : createPortal(<Suspense fallback={fallback}>{view.node}</Suspense>, view.into)}
    </>
  )
}

/** Creates a renderer that stores the view in React state. It shows one view at a time. */
function portalRenderer(place: (change: (now: PlacedView | null) => PlacedView | null) => void): Renderer {
  return (view, into) => {
    place(() => ({ node: view, into }))
    return () => place((now) => (now?.into === into ? null : now))
  }
}

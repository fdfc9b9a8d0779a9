import { type ReactNode, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HostServices, Renderer } from '../contract.ts'
import { FeatureError } from '../errors/FeatureError.ts'
import { FeatureBoundary } from './FeatureBoundary.tsx'
import { mountFeature } from './mountFeature.ts'
import { SlowFallback } from './SlowFallback.tsx'

/** Milliseconds a feature may take to load before its slot says so. */
export const FEATURE_TIMEOUT_MS = 10_000

export interface FeatureSlotProps {
  /** The area's name as people know it. */
  readonly area: string
  /** Fetches the exposed module; attempt is 0 at first and counts every Try again. Keep it stable. */
  readonly load: (attempt: number) => Promise<unknown>
  /** A plain object; the slot adds the renderer. Keep it stable. */
  readonly host: Omit<HostServices, 'render'>
  /** Shown while the feature loads. */
  readonly pending: ReactNode
  readonly failed: (error: FeatureError, tryAgain: () => void) => ReactNode
  /** Hears of every failure, once each. */
  readonly onFailure?: (error: FeatureError) => void
  readonly timeoutMs?: number
}

/**
 * The place of one feature on a page: loads it, mounts it as a parcel, renders its view through a portal so
 * that context reaches it, and keeps its failures to itself. Trying again mounts a new parcel.
 */
export function FeatureSlot(props: FeatureSlotProps) {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <FeatureBoundary
      key={attempt}
      area={props.area}
      onFailure={props.onFailure}
      failed={(error) => props.failed(error, tryAgain)}
    >
      <MountedFeature {...props} attempt={attempt} tryAgain={tryAgain} />
    </FeatureBoundary>
  )
}

interface MountedFeatureProps extends FeatureSlotProps {
  readonly attempt: number
  readonly tryAgain: () => void
}

interface PlacedView {
  readonly node: ReactNode
  readonly into: HTMLElement
}

function MountedFeature(props: MountedFeatureProps) {
  const { area, load, host, attempt, pending, timeoutMs = FEATURE_TIMEOUT_MS } = props
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<PlacedView | null>(null)
  const [failure, setFailure] = useState<FeatureError | null>(null)

  useEffect(() => {
    const lease = new AbortController()
    const element = document.createElement('div')
    place.current?.append(element)
    const mounting = mountFeature({
      area,
      load: () => load(attempt),
      timeoutMs,
      element,
      host: { ...host, render: portalRenderer(setView) },
      signal: lease.signal,
    })
    mounting.catch((error: unknown) => {
      if (!lease.signal.aborted) setFailure(FeatureError.from(error, area))
    })
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
  }, [area, load, host, attempt, timeoutMs])

  if (failure !== null) throw failure

  const late = (
    <SlowFallback
      area={area}
      pending={pending}
      failed={(error) => props.failed(error, props.tryAgain)}
      onFailure={props.onFailure}
      afterMs={timeoutMs}
    />
  )
  return (
    <>
      <div ref={place} />
      {view === null ? pending : createPortal(<Suspense fallback={late}>{view.node}</Suspense>, view.into)}
    </>
  )
}

/** Renders by putting the view into the slot's state; one slot shows one view at a time. */
function portalRenderer(place: (change: (now: PlacedView | null) => PlacedView | null) => void): Renderer {
  return (view, into) => {
    const show = (node: ReactNode) => place(() => ({ node, into }))
    show(view)
    return { update: show, unmount: () => place((now) => (now?.into === into ? null : now)) }
  }
}

import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { FeatureError } from '../errors/FeatureError.ts'
import { startSlowTimer } from './startSlowTimer.ts'

/** Props of a loaded area. With them it shows waiting and failure in the same way as its slot. */
export interface AreaViewProps {
  /** Shown while the area waits. */
  readonly pending: ReactNode
  /** Renders the message for a failed area, with a retry button. */
  readonly failed: (error: FeatureError) => ReactNode
  /** Called once for each failure. */
  readonly onFailure: (error: FeatureError) => void
}

export type AreaView = (props: AreaViewProps) => ReactNode

export interface AreaSlotProps {
  /** The area's title. */
  readonly area: string
  /**
   * Loads the component of the area. Keep it stable between renders.
   * @param attempt 0 at first; each retry adds 1
   */
  readonly load: (attempt: number) => Promise<AreaView>
  /** Returns the component if it has been loaded before; otherwise null. It is then shown at once. */
  readonly loaded?: () => AreaView | null
  /**
   * Milliseconds after which a load is shown as slow. A slow load continues and is shown when it succeeds. Default:
   * never.
   */
  readonly slowAfterMs?: number | undefined
  readonly pending: ReactNode
  readonly failed: (error: FeatureError, tryAgain: () => void) => ReactNode
  readonly onFailure?: ((error: FeatureError) => void) | undefined
  /** Called when the component has loaded. The function it returns is called once the component is shown. */
  readonly onArrival?: () => () => void
}

/** Loads an area and shows it, or its waiting or failure state. A retry loads it again from the start. */
export function AreaSlot(props: AreaSlotProps) {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  return <Attempt key={attempt} {...props} attempt={attempt} tryAgain={tryAgain} />
}

interface AttemptProps extends AreaSlotProps {
  readonly attempt: number
  readonly tryAgain: () => void
}

interface LoadedArea {
  readonly load: AreaSlotProps['load']
  readonly View: AreaView
  readonly onShown: (() => void) | undefined
}

function Attempt(props: AttemptProps) {
  const { area, load, loaded, slowAfterMs, attempt, tryAgain, pending, failed } = props
  const [loadedArea, setLoadedArea] = useState<LoadedArea | null>(null)
  const [failure, setFailure] = useState<FeatureError | null>(null)
  const View = loadedArea?.load === load ? loadedArea.View : (loaded?.() ?? null)
  const isShown = View !== null

  const onFailure = (error: FeatureError) => props.onFailure?.(error)
  const fail = useEffectEvent((cause: unknown) => {
    const error = cause instanceof FeatureError ? cause : new FeatureError('unreachable', area, { cause })
    setFailure(error)
    onFailure(error)
  })
  const showLoaded = useEffectEvent((loadedView: AreaView) => {
    setFailure(null)
    setLoadedArea({ load, View: loadedView, onShown: props.onArrival?.() })
  })
  useEffect(() => {
    if (isShown) return
    let isCurrent = true
    const stop =
      slowAfterMs === undefined ? () => {} : startSlowTimer(area, slowAfterMs, (error) => fail(error))
    load(attempt)
      .then(
        (loadedView) => isCurrent && showLoaded(loadedView),
        (cause: unknown) => isCurrent && fail(cause),
      )
      .finally(stop)
    return () => {
      isCurrent = false
      stop()
    }
  }, [area, load, attempt, isShown, slowAfterMs])
  useEffect(() => loadedArea?.onShown?.(), [loadedArea])

  if (failure !== null) return failed(failure, tryAgain)
  if (View === null) return pending
  return <View pending={pending} failed={(error) => failed(error, tryAgain)} onFailure={onFailure} />
}

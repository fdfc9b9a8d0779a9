import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { FeatureError } from '../errors/FeatureError.ts'

/** What a loaded area gets from its slot, for waiting and failing in the same way as the slot itself. */
export interface AreaViewProps {
  /** Shown while the area waits for something. */
  readonly pending: ReactNode
  /** What to show in place of a failed area. It offers a retry. */
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
  /** The component if it has been loaded before, shown at once; null otherwise. */
  readonly loaded?: () => AreaView | null
  readonly pending: ReactNode
  readonly failed: (error: FeatureError, tryAgain: () => void) => ReactNode
  readonly onFailure?: ((error: FeatureError) => void) | undefined
  /** Called when the component has arrived; what it returns is called once the component is shown. */
  readonly onArrival?: () => () => void
}

/** Loads an area and shows it. Shows waiting and failure meanwhile; a retry loads again from the start. */
export function AreaSlot(props: AreaSlotProps) {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  return <Attempt key={attempt} {...props} attempt={attempt} tryAgain={tryAgain} />
}

interface AttemptProps extends AreaSlotProps {
  readonly attempt: number
  readonly tryAgain: () => void
}

interface Arrived {
  readonly load: AreaSlotProps['load']
  readonly View: AreaView
  readonly onShown: (() => void) | undefined
}

function Attempt(props: AttemptProps) {
  const { area, load, loaded, attempt, tryAgain, pending, failed } = props
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const [failure, setFailure] = useState<FeatureError | null>(null)
  const View = arrived?.load === load ? arrived.View : (loaded?.() ?? null)
  const isShown = View !== null

  const onFailure = (error: FeatureError) => props.onFailure?.(error)
  const fail = useEffectEvent((cause: unknown) => {
    const error = cause instanceof FeatureError ? cause : new FeatureError('unreachable', area, { cause })
    setFailure(error)
    onFailure(error)
  })
  const arrive = useEffectEvent((loadedView: AreaView) =>
    setArrived({ load, View: loadedView, onShown: props.onArrival?.() }),
  )
  useEffect(() => {
    if (isShown) return
    let isCurrent = true
    load(attempt).then(
      (loadedView) => isCurrent && arrive(loadedView),
      (cause: unknown) => isCurrent && fail(cause),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt, isShown])
  useEffect(() => arrived?.onShown?.(), [arrived])

  if (failure !== null) return failed(failure, tryAgain)
  if (View === null) return pending
  return <View pending={pending} failed={(error) => failed(error, tryAgain)} onFailure={onFailure} />
}

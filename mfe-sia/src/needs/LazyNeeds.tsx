import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { useEffect, useRef } from 'react'
import type { NeedsPartProps } from './NeedsPart.tsx'
import { OPENING } from './NeedsPlace.ts'

const needsPart = createLazy(async () => (await import('./NeedsPart.tsx')).NeedsPart)

/** The needs document of the conversation. Its code is loaded when it is first needed. */
export function LazyNeeds(props: NeedsPartProps) {
  const { onPlace } = props
  const part = useLazy(needsPart)
  const retry = useRef(part.retry)
  retry.current = part.retry
  const error = part.kind === 'failed' ? part.error : null
  useEffect(() => {
    onPlace(error === null ? OPENING : { kind: 'failed', error, retry: () => retry.current() })
  }, [error, onPlace])
  const Part = part.kind === 'loaded' ? part.value : null
  return Part && <Part {...props} />
}

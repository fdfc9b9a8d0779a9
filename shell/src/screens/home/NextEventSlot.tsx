import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { whenIdleOnceLive } from '../../core/whenIdleOnceLive.ts'

const nextEvent = createLazy(async () => (await import('./NextEvent.tsx')).NextEvent)

/**
 * The member's next event, loaded once the page is idle. It is the last part of the page, so that nothing moves when it
 * comes in. Without it the page is complete, so a failure is not shown.
 */
export function NextEventSlot() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdleOnceLive(() => setWanted(true)), [])
  const state = useLazy(nextEvent, { isWanted })
  return state.kind === 'loaded' ? <state.value /> : null
}

import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { whenIdleOnceLive } from '../../core/whenIdleOnceLive.ts'
import type { NextEventPlace } from './NextEvent.tsx'

const nextEvent = createLazy(async () => (await import('./NextEvent.tsx')).NextEvent)

/**
 * The member's next event, loaded once the page is idle. Usually it is the last part of the page, so that nothing moves
 * when it comes in. An event that can be joined goes above the tiles, because on a phone Join would be out of view.
 * Without it the page is complete, so a failure is not shown.
 */
export function NextEventSlot({ place }: { readonly place: NextEventPlace }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdleOnceLive(() => setWanted(true)), [])
  const state = useLazy(nextEvent, { isWanted })
  return state.kind === 'loaded' ? <state.value place={place} /> : null
}

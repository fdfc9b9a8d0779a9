import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Timing } from '../core/ports.ts'
import { type Announcer, createAnnouncer } from './createAnnouncer.ts'

/** The announcer of a conversation. */
export function useAnnouncer(timing: Timing): Announcer {
  const [announcer] = useState(() => createAnnouncer(timing))
  useEffect(() => announcer.release, [announcer])
  return announcer
}

/** The one status region of a conversation. */
export function Announcements({ announcer }: { readonly announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.current)
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}

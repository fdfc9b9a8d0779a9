import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Timing } from '../core/ports.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { announceReplies } from './announceReplies.ts'
import { type Announcer, createAnnouncer } from './createAnnouncer.ts'

/** The announcer of a conversation, which also follows its answers. */
export function useAnnouncer(conversation: SiaConversation, timing: Timing): Announcer {
  const [announcer] = useState(() => createAnnouncer(timing))
  useEffect(() => {
    const release = announceReplies(conversation, timing, announcer.announce)
    return () => {
      release()
      announcer.release()
    }
  }, [conversation, timing, announcer])
  return announcer
}

/** The one status region of a conversation. */
export function Announcements({ announcer }: { readonly announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.current)
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}

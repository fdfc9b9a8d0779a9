import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useEffect } from 'react'
import { ToldMembers } from '../messages/ToldMembers.tsx'
import { useMailPreview } from '../messages/useMailPreview.ts'

const UNPUBLISHED = { kind: 'unpublished' } as const

interface ToldOfUnpublishingProps {
  readonly event: LiveEvent
  /** Topic of the event if it is one of several. */
  readonly topic?: string
  /** Place of the event among those that are asked about. */
  readonly at: number
  /** Called once it is known who is told, or that nobody knows. */
  readonly onKnown: (at: number) => void
}

/** Which members are told that an event is unpublished, and the email that they get. */
export function ToldOfUnpublishing({ event, at, onKnown, ...topic }: ToldOfUnpublishingProps) {
  const state = useMailPreview(event, UNPUBLISHED)
  const isKnown = state.kind !== 'loading'
  useEffect(() => {
    if (isKnown) onKnown(at)
  }, [isKnown, at, onKnown])
  return <ToldMembers state={state} what="unpublish" {...topic} />
}

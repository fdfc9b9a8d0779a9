import { type EventMailPreview, previewEventMail, sendEventMessage } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { EventId, EventMessage } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import { EMPTY_MESSAGE } from './messageTexts.ts'

/** What is being waited for. */
type Pending = 'preview' | 'sending' | null

export interface MessageDraft {
  readonly draft: EventMessage
  readonly change: (changes: Partial<EventMessage>) => void
  /** Who gets it, and the mail; null while it is being written. */
  readonly preview: EventMailPreview | null
  readonly pending: Pending
  /** Why it could not be previewed or sent; empty if it could. */
  readonly problem: string
  readonly showPreview: () => Promise<void>
  readonly back: () => void
  /** Sends it, and begins a new one. @returns whether it was sent */
  readonly send: () => Promise<boolean>
}

/** A message that is written, previewed and sent. What is written outlives the dialog. */
export function useMessage(eventId: EventId): MessageDraft {
  const host = useHost()
  const [draft, setDraft] = useState(EMPTY_MESSAGE)
  // The same message has the same id after a lost answer, so that it is sent once.
  const [id, setId] = useState(() => crypto.randomUUID())
  const [preview, setPreview] = useState<EventMailPreview | null>(null)
  const [pending, setPending] = useState<Pending>(null)
  const [problem, setProblem] = useState('')

  async function attempt(what: Exclude<Pending, null>, work: () => Promise<void>): Promise<boolean> {
    if (pending !== null) return false
    setPending(what)
    setProblem('')
    try {
      await work()
      return true
    } catch (error) {
      const { code, message } = describeError(error)
      if (code !== 'cen/offline') host.report(error)
      setProblem(message)
      return false
    } finally {
      setPending(null)
    }
  }
  return {
    draft,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }))
      setId(crypto.randomUUID())
    },
    preview,
    pending,
    problem,
    showPreview: async () => {
      await attempt('preview', async () =>
        setPreview(await previewEventMail(eventId, { kind: 'message', ...draft })),
      )
    },
    back: () => {
      setPreview(null)
      setProblem('')
    },
    send: () =>
      attempt('sending', async () => {
        await sendEventMessage(eventId, id, draft)
        setDraft(EMPTY_MESSAGE)
        setId(crypto.randomUUID())
        setPreview(null)
      }),
  }
}

import { type EventMailPreview, type PlannedMail, previewEventMail } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'

/** Who gets a mail, and the mail. */
export type MailPreviewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly preview: EventMailPreview }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Asks who would get a mail about an event. @param mail with a stable identity */
export function useMailPreview({ documentId }: LiveEvent, mail: PlannedMail): MailPreviewState {
  const host = useHost()
  const [state, setState] = useState<MailPreviewState>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    setState({ kind: 'loading' })
    previewEventMail(documentId, mail).then(
      (preview) => isCurrent && setState({ kind: 'loaded', preview }),
      (error: unknown) => {
        if (!isCurrent) return
        if (describeError(error).code !== 'cen/offline') host.report(error)
        setState({ kind: 'failed', error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [documentId, mail, host])
  return state
}

import { type LiveEvent, publicEventPath } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, copyText } from '@outcome-studio/shared/ui'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { quotedTopic } from '../core/quotedTopic.ts'
import { LinkToCopy } from './LinkToCopy.tsx'

/** Copies the address of the event's page that everybody may open. */
export function CopyLink({ event }: { readonly event: Pick<LiveEvent, 'documentId' | 'topic'> }) {
  const host = useHost()
  const [hasFailed, setFailed] = useState(false)
  const address = `${location.origin}${publicEventPath(event.documentId)}`
  const copy = async () => {
    if (!(await copyText(address))) return setFailed(true)
    const text = `The public link to ${quotedTopic(event)} is copied. Everybody can open it, also without an account.`
    host.toast(text, { kind: 'success' })
  }
  return (
    <>
      <Button onPress={() => void copy()}>
        <Link aria-hidden="true" />
        Copy public link
      </Button>
      {hasFailed && <LinkToCopy event={event} address={address} onClose={() => setFailed(false)} />}
    </>
  )
}
